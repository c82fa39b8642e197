import type { BrowserContext, Page } from 'playwright';

/** The least side of what a thumb has to hit, in CSS pixels. */
const thumb = 44;

/** Notes every shift of the layout that nobody asked for, from the first paint on. */
const watchShifts = `
  window.layoutShifts = [];
  new PerformanceObserver((list) => {
    const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) =>
        (node?.outerHTML?.slice(0, 80) ?? node?.textContent) +
        ' from ' + place(previousRect) + ' to ' + place(currentRect) + ' after ' + Math.round(startTime) + ' ms');
      window.layoutShifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

/** What moved, and by how much of the screen. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/**
 * Has every page that opens from now on note how its layout shifts. No font comes: whether one is there before or
 * after the first paint is up to the machine. The fallbacks, of the same width, stay (fonts.browser.test.tsx).
 */
export async function watchLayout(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(watchShifts);
  await pages.route('**/*.woff2', (font) => font.abort());
}

/** The most that a page may move by itself (docs/spec.md: cumulative layout shift). */
const mostShift = 0.02;

/**
 * Returns what moved by itself since the document came, once what was changed has been painted:
 * nothing, where it is less than people see, or where nobody watched.
 */
export async function stirred(page: Page): Promise<readonly string[]> {
  const shifts = await page.evaluate<readonly Shift[]>(`
    new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      .then(() => window.layoutShifts ?? [])`);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  if (total <= mostShift) return [];
  return shifts.map(({ value, moved }) => `${value.toFixed(3)} ${moved.join(' | ')}`);
}

/** Has the page note every place of its footer from now on, in pixels from its top. */
export async function watchFooter(page: Page): Promise<void> {
  await page.evaluate(`
    window.footerPlaces = [];
    requestAnimationFrame(function look() {
      const footer = document.querySelector('footer');
      const place = footer === null ? null : Math.round(footer.getBoundingClientRect().top + scrollY);
      if (place !== window.footerPlaces.at(-1)) window.footerPlaces.push(place);
      requestAnimationFrame(look);
    })`);
}

/** Returns where the footer stood, in order, once what was changed has been painted. */
export async function footerPlaces(page: Page): Promise<readonly (number | null)[]> {
  return page.evaluate<readonly (number | null)[]>(`
    new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      .then(() => window.footerPlaces)`);
}

/**
 * Returns what a thumb can press on this page and might miss: smaller than 44 px, with the space
 * around it that belongs to it. Links inside a sentence are as high as its lines (WCAG 2.5.8), and
 * a box inside a label is as large as the label.
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`(() => {
    const pressable = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=spinbutton]';
    const inside = (part, whole) => part !== null && (whole === part || whole.contains(part));
    const small = [];
    for (const each of document.querySelectorAll(pressable)) {
      if (!each.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })) continue;
      const isPartOfSentence = each.matches('p a, dd a, .ui-isolate a') && each.parentElement.textContent.trim() !== each.textContent.trim();
      if (isPartOfSentence || each.closest('.ui-visually-hidden, .ui-skip-link, [inert], [aria-hidden=true]')) continue;
      // What belongs to it: its frame, its label
      const label = each.closest('label') ?? (each.labels?.length && each.matches('[type=checkbox], [type=radio]') ? each.parentElement : null);
      const whole = each.closest('.ui-text-field, .ui-date-field-input, [data-field-frame]') ?? label ?? each;
      each.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = whole.getBoundingClientRect();
      if (box.width < 2 || box.height < 2 || box.right <= 0 || box.left >= innerWidth) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const reach = ${thumb} / 2 - 1;
      const isHit = (dx, dy) => {
        const at = document.elementFromPoint(Math.min(Math.max(x + dx, 0), innerWidth - 1), y + dy);
        return inside(at, whole) || inside(at, each) || (at?.closest('label')?.control ?? null) === each;
      };
      const misses = [[0, -reach], [0, reach], [-reach, 0], [reach, 0]].filter(([dx, dy]) => !isHit(dx, dy));
      const isWide = box.width >= ${thumb} - 0.5 && box.height >= ${thumb} - 0.5;
      if (!isWide && misses.length > 0) {
        small.push(Math.round(box.width) + '×' + Math.round(box.height) + ' ' + each.outerHTML.replace(/<svg.*?<\\/svg>/gs, '').slice(0, 140));
      }
    }
    return small;
  })()`);
}
