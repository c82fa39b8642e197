import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';

import * as buttons from '../../button/button.stories.tsx';
import { createAccessibility } from './accessibility.ts';
import { bidiProblems } from './bidi.ts';
import { listenToConsole } from './console-complaints.ts';
import { exceptionsFor } from './exceptions.ts';
import { keyboardProblems } from './keyboard.ts';
import { measureBoxes, mirrorProblems } from './mirror.ts';
import { overflowProblems } from './overflow.ts';
import { difference, takePicture } from './picture.ts';
import { type ShownStory, showStory } from './shown-story.ts';
import { touchTargetProblems } from './touch-targets.ts';

/** Each gate gets a correct page, then the same page with one planted bug. */
const planted = document.createElement('style');
const place = document.createElement('div');

beforeEach(async () => {
  await page.viewport(390, 844);
  document.documentElement.dir = 'rtl';
  document.head.append(planted);
  document.body.append(place);
});

afterEach(() => {
  planted.textContent = '';
  planted.remove();
  place.replaceChildren();
  place.remove();
});

function aLine(): ReactElement {
  return <p className="ui-words">Some words in a line</p>;
}

async function showButton(): Promise<ShownStory> {
  const written = { name: 'WithIcons', meta: buttons.default, story: buttons.WithIcons };
  return showStory(written, { locale: 'en', width: 390, plays: false });
}

async function inMirror(story: ShownStory): Promise<readonly string[]> {
  await story.change({ direction: 'ltr' });
  const leftToRight = measureBoxes([]);
  await story.change({ direction: 'rtl' });
  return mirrorProblems(leftToRight, measureBoxes([]));
}

describe('the mirror', () => {
  it('finds nothing where everything is mirrored', async () => {
    expect(await inMirror(await showButton())).toEqual([]);
  });

  it.each([
    ['a margin', '.ui-button { margin-left: 8px }', 'button.ui-button'],
    ['a padding', '.ui-button { padding-right: 40px }', 'button.ui-button'],
    [
      'an alignment',
      '.ui-button { inline-size: 300px; justify-content: left }',
      'ui-button-content',
    ],
    ['a shift', '.ui-button-content { transform: translateX(6px) }', 'ui-button-content'],
  ])('names the component with %s that is not mirrored', async (_bug, css, name) => {
    const story = await showButton();
    planted.textContent = css;
    const problems = await inMirror(story);
    expect(problems).not.toEqual([]);
    expect(problems.join('\n')).toContain(name);
  });

  it('finds text that stays at the left', async () => {
    const written = { name: 'Words', meta: { title: 'Words' }, story: { render: aLine } };
    const story = await showStory(written, { locale: 'en', width: 390, plays: false });
    expect(await inMirror(story)).toEqual([]);
    planted.textContent = 'p { text-align: left }';
    expect((await inMirror(story)).join('\n')).toContain('ui-words');
  });
});

describe('the order of digits', () => {
  it.each([
    ['<bdi dir="ltr">99+</bdi> رسالة'],
    ['اتصل على <bdi dir="ltr">+218 91 234 5678</bdi> الآن'],
    ['<span lang="ar">من <bdi dir="rtl">09:00 – 17:00</bdi> كل يوم</span>'],
    ['<bdi dir="rtl"><bdi dir="rtl">11:00 ص</bdi> – <bdi dir="rtl">03:00 م</bdi></bdi>'],
    ['الموعد <bdi dir="rtl">2026-11-21 09:05 ص</bdi>'],
    ['<p dir="ltr" lang="en">Open <bdi>09:00 AM – 05:00 PM</bdi></p>'],
    ['السعر 1.250,50 د.ل فقط'],
    ['<input dir="ltr" value="+218 91 234 5678">'],
  ])('is right in %s', (html) => {
    place.innerHTML = html;
    expect(bidiProblems([], place)).toEqual([]);
  });

  it.each([
    ['99+ رسالة', '99+', '+99'],
    ['اتصل على +218 91 234 5678 الآن', '+218 91 234 5678', '567823491218+'],
    ['الموعد 2026-11-21 صباحًا', '2026-11-21', '21-11-2026'],
    ['الفرق -12.5 درجة', '-12.5', '12.5-'],
    ['عندك <b>99</b>+ رسالة', '99+', '+99'],
    ['<input value="+218 91 234 5678">', '+218 91 234 5678', '567823491218+'],
  ])('is found wrong in %s', (html, token, seen) => {
    place.innerHTML = html;
    expect(bidiProblems([], place).join('\n')).toContain(`“${token}” is seen as “${seen}”`);
  });

  it.each([
    ['<bdi dir="ltr">09:05 ص</bdi>', '09:05 ص'],
    ['<bdi dir="ltr">2026-11-21 09:05 ص</bdi>', '09:05 ص'],
    [
      '<bdi dir="ltr"><bdi dir="rtl">11:00 ص</bdi> – <bdi dir="rtl">03:00 م</bdi></bdi>',
      '11:00 ص – 03:00 م',
    ],
    ['<bdi dir="ltr">09:00 ص – 02:00 م</bdi>', '09:00 ص – 02:00 م'],
    ['<span lang="ar"><bdi dir="ltr">09:00 – 17:00</bdi></span>', '09:00 – 17:00'],
    ['<p dir="rtl" lang="en"><bdi>09:00 AM</bdi> – <bdi>05:00 PM</bdi></p>', '09:00 AM – 05:00 PM'],
  ])('is found to run against its text in %s', (html, token) => {
    place.innerHTML = html;
    expect(bidiProblems([], place).join('\n')).toContain(`“${token}” is read from its end`);
  });
});

describe('too wide', () => {
  it('finds nothing on a page that fits, scrolls inside or ends in an ellipsis', () => {
    place.innerHTML = `
      <div style="overflow-x:auto"><div style="inline-size:900px">كلمات</div></div>
      <div style="overflow:hidden;text-overflow:ellipsis;white-space:nowrap">${'كلمات '.repeat(60)}</div>`;
    expect(overflowProblems([])).toEqual([]);
  });

  it.each([
    ['a box', '<div class="ui-wide" style="inline-size:500px;block-size:9px"></div>', 'ui-wide'],
    ['a word', `<p class="ui-word">${'كلمة'.repeat(40)}</p>`, 'ui-word'],
    [
      'words that a box hides',
      `<div class="ui-cut" style="overflow:hidden"><p style="white-space:nowrap">${'كلمات '.repeat(40)}</p></div>`,
      'ui-cut',
    ],
  ])('finds %s', (_bug, html, name) => {
    place.innerHTML = html;
    expect(overflowProblems([]).join('\n')).toContain(name);
  });
});

const pressTab = async (times: number): Promise<void> => commands.pressTab(times);

/** Returns a button of that size; a sheet may give it an invisible edge. */
function smallButton(style: string): string {
  return `<button class="ui-small" style="display:block;padding:0;border:0;position:relative;${style}">×</button>`;
}

describe('a target', () => {
  it('is large enough by its own box, its label, its frame, or an invisible edge', () => {
    planted.textContent = ".ui-small::after { position: absolute; inset: -10px; content: '' }";
    place.innerHTML = `
      ${smallButton('inline-size:24px;block-size:24px')}
      <button style="inline-size:44px;block-size:44px">×</button>
      <label style="display:block;inline-size:200px;line-height:44px"><input type="checkbox"> نعم</label>
      <p>اقرأ <a href="#terms">الشروط</a> قبل ذلك.</p>`;
    expect(touchTargetProblems([])).toEqual([]);
  });

  it.each([
    ['a button', smallButton('inline-size:44px;block-size:36px'), '44 by 36'],
    [
      'a link alone',
      '<div><a href="#all" style="display:block;inline-size:90px;block-size:20px">الكل</a></div>',
      '90 by 20',
    ],
    [
      'a box without a label',
      '<input type="checkbox" style="margin:0;inline-size:16px;block-size:16px">',
      '16 by 16',
    ],
  ])('is too small: %s', (_what, html, size) => {
    place.innerHTML = html;
    expect(touchTargetProblems([]).join('\n')).toContain(size);
  });
});

describe('the keyboard', () => {
  it('finds nothing where Tab reaches everything with a visible focus', async () => {
    place.innerHTML = '<button>one</button><a href="#x">two</a><input aria-label="three">';
    expect(await keyboardProblems([], pressTab)).toEqual([]);
  });

  it('finds an invisible focus', async () => {
    planted.textContent = '.ui-flat:focus-visible { outline: none }';
    place.innerHTML = '<button>one</button><button class="ui-flat">two</button>';
    expect((await keyboardProblems([], pressTab)).join('\n')).toContain('ui-flat');
  });

  it('finds what Tab does not reach', async () => {
    place.innerHTML = '<button class="ui-trap">one</button><button class="ui-behind">two</button>';
    place.querySelector('.ui-trap')?.addEventListener('keydown', (event) => event.preventDefault());
    expect((await keyboardProblems([], pressTab)).join('\n')).toContain('ui-behind');
  });
});

describe('axe', () => {
  it.each(['كلمات', 'كلمات وحروف', 'words'])('reads %s, joined letters or not', async (words) => {
    place.innerHTML = `<p style="color:#ccc;background:#fff">${words}</p>`;
    const problems = await createAccessibility().problems('everything');
    expect(problems.join('\n')).toContain('color-contrast');
  });

  it('repeats the rules about colours when only the theme has changed', async () => {
    place.innerHTML = '<p class="ui-words">كلمات</p>';
    const accessibility = createAccessibility();
    expect(await accessibility.problems('everything')).toEqual([]);
    planted.textContent = '.ui-words { color: #ccc; background: #fff }';
    expect((await accessibility.problems('theme')).join('\n')).toContain('color-contrast');
  });

  it('repeats the rules about colours and boxes when both have changed', async () => {
    place.innerHTML =
      '<p class="ui-words">كلمات</p><button class="ui-a">كلمة</button><button class="ui-b">كلمة</button>';
    planted.textContent = '.ui-a, .ui-b { min-width: 48px; min-height: 48px }';
    const accessibility = createAccessibility();
    expect(await accessibility.problems('everything')).toEqual([]);
    planted.textContent = `
      .ui-words { color: #ccc; background: #fff }
      .ui-a, .ui-b { width: 10px; height: 10px; padding: 0; border: 0; overflow: hidden }`;
    const problems = (await accessibility.problems('theme and width')).join('\n');
    expect(problems).toContain('color-contrast');
    expect(problems).toContain('target-size');
  });

  it('repeats all rules when a width changes the DOM', async () => {
    place.innerHTML = '<button aria-label="name">x</button><button class="ui-new" hidden></button>';
    const accessibility = createAccessibility();
    expect(await accessibility.problems('everything')).toEqual([]);
    place.querySelector('.ui-new')?.removeAttribute('hidden');
    expect((await accessibility.problems('width')).join('\n')).toContain('button-name');
  });
});

/** Returns a white picture with one pixel of another shade in its last corner. */
function painted(height: number, last: number): ImageData {
  const picture = new ImageData(2, height);
  picture.data.fill(255);
  picture.data.set([last, last, last, 255], picture.data.length - 4);
  return picture;
}

describe('a picture', () => {
  it('is the same twice, and differs when a component looks different', async () => {
    await showButton();
    const before = await takePicture();
    expect(difference(before, await takePicture()).count).toBe(0);
    planted.textContent = '.ui-button { border-radius: 0 }';
    expect(difference(before, await takePicture()).count).toBeGreaterThan(0);
    planted.textContent = '.ui-button { background: rebeccapurple }';
    const { count, picture } = difference(before, await takePicture());
    expect(count).toBeGreaterThan(100);
    expect(Array.from(picture.data).slice(0, 4)).not.toEqual([220, 0, 0, 255]);
  });

  it('may end in more bare background, and in nothing else', () => {
    const [low, high, marked] = [painted(2, 255), painted(4, 255), painted(4, 0)];
    expect(difference(low, high).count).toBe(0);
    expect(difference(high, low).count).toBe(0);
    expect(difference(low, marked).count).toBe(1);
    expect(difference(marked, low).count).toBe(1);
  });
});

describe('the console', () => {
  it('is read, with its placeholders filled in', () => {
    const complaints = listenToConsole();
    const { error, warn } = console;
    error('Each %s needs a %s', 'child', 'key');
    warn('careful');
    complaints.release();
    expect(complaints.take()).toEqual(['Each child needs a key', 'careful']);
    expect(complaints.take()).toEqual([]);
  });
});

describe('an exception', () => {
  it('needs a reason', () => {
    const exceptions = { mirror: [{ selector: '.ui-map' }] };
    expect(() => exceptionsFor('mirror', { exceptions })).toThrow('reason');
  });
});
