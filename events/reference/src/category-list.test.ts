import { describe, expect, it } from 'vitest';

import { CategoryId } from './category-id.ts';
import { categoryList } from './category-list.ts';
import { categoryOf } from './category-of.ts';
import { categoryName, serviceName } from './names.ts';
import { isReleased, isReleasedTrade } from './released.ts';
import { ServiceId } from './service-id.ts';

const services = categoryList.flatMap((category) => category.services);

describe('trades and their services', () => {
  it('have unique ids', () => {
    expect(new Set(categoryList.map(({ id }) => id)).size).toBe(categoryList.length);
    expect(new Set(services.map(({ id }) => id)).size).toBe(services.length);
  });

  it('have service ids that start with the trade', () => {
    for (const category of categoryList) {
      for (const { id } of category.services)
        expect(categoryOf(ServiceId.parse(id))).toBe(category.id);
    }
  });

  it('have a name in both languages', () => {
    for (const { id, name } of categoryList) {
      expect(categoryName(CategoryId.parse(id), 'ar')).toBe(name.ar);
      expect(categoryName(CategoryId.parse(id), 'en')).toBe(name.en);
    }
    for (const { id, name } of services) {
      expect(name.ar).toMatch(/\p{Script=Arabic}/u);
      expect(serviceName(ServiceId.parse(id), 'en')).toMatch(/[a-z]/iu);
    }
  });

  it('are known as released, and others are not', () => {
    for (const { id } of [...categoryList, ...services]) expect(isReleased(id)).toBe(true);
    expect(isReleasedTrade('plumbing')).toBe(true);
    expect(isReleasedTrade('plumbing.leak')).toBe(false);
    expect(isReleased('plumbing.smart-meters')).toBe(false);
  });

  it('are not taken for each other, and nothing else is an id', () => {
    expect(ServiceId.safeParse('plumbing').success).toBe(false);
    expect(CategoryId.safeParse('plumbing.leak').success).toBe(false);
    expect(ServiceId.safeParse('plumbing.smart-meters').success).toBe(true);
    expect(CategoryId.safeParse('pet-care').success).toBe(true);
    for (const wrong of ['', '__proto__', 'Pets', 'pet care', '-pets', 'pets-', 'a..b', 'سباكة']) {
      expect(CategoryId.safeParse(wrong).success).toBe(false);
      expect(ServiceId.safeParse(`pets.${wrong}`).success).toBe(false);
      expect(ServiceId.safeParse(`${wrong}.pets`).success).toBe(false);
    }
  });
});
