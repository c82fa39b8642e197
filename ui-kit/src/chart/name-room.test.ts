import { describe, expect, it } from 'vitest';

import { nameRooms } from './name-room.ts';

describe('the names of the columns', () => {
  it('are all shown where they have room', () => {
    expect(nameRooms(['Jun', 'Jul', 'Aug'], ['0', '40'])).toEqual(['any', 'any', 'any']);
    expect(nameRooms([], [])).toEqual([]);
  });

  it('wait for a wider chart, every second one, then every fourth', () => {
    const months = Array.from({ length: 12 }, (_, i) => `Month-${i + 10}`);
    const rooms = nameRooms(months, ['40']);
    expect(rooms[0]).toBe('any');
    expect(rooms[8]).toBe('any');
    expect(rooms[4]).toBe('any');
    expect(rooms[2]).toBe('medium');
    expect(rooms[1]).toBe('wide');
  });

  it('have less room beside a wide axis', () => {
    const months = ['يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر'];
    expect(nameRooms(months, ['40'])[1]).toBe('small');
    expect(nameRooms(months, ['32 ألف د.ل.'])[1]).toBe('medium');
  });
});
