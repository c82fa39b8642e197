import { added, badge, last, lint, notice, operations, request, stories, view } from './edits.mjs';

/** Mistakes that oxlint catches. */
export const lintPlants = [
  ...[
    ['Date.now()', 'The clock read in domain/: Date.now()', 'accept-counter'],
    ['Math.random()', 'Chance in domain/: Math.random()', 'counter-quote'],
    ['new Date().getTime()', 'The clock read in domain/: new Date()', 'decline-quote'],
    ['crypto.randomUUID().length', 'An id made up in domain/: crypto.randomUUID()', 'parties'],
  ].map(([code, mistake, file]) => ({
    mistake,
    tool: 'oxlint',
    says: new RegExp(`osta\\(pure-domain\\)[^]{0,200}${file}\\.ts`, 'u'),
    edit: [
      last(`${request}/domain/request/${file}.ts`, `export const impure = (): number => ${code};`),
    ],
  })),
  ...[
    ['by hand', "'insert into request.event (id) values ($1)'"],
    ['into the schema of a service', '`insert into ${schema}.event (id) values ($1)`'],
    ['by a name that is put together', "`insert into ${inSchema('event')} (id) values ($1)`"],
  ].map(([how, text], index) => ({
    mistake: `Events inserted beside the store, ${how}`,
    tool: 'oxlint',
    says: lint('osta/one-append-path', `planted-insert-${index}\\.sql\\.ts`),
    add: added(
      `planted-insert-${index}.sql`,
      `export const insertSql = (schema: string, inSchema: (name: string) => string): string =>\n  schema === inSchema('') ? '' : ${text};`,
    ),
  })),
  {
    mistake: 'An operation whose summary names a thing',
    tool: 'oxlint',
    says: lint('osta/imperative-summary', String.raw`operations\.ts`),
    edit: [
      {
        path: operations,
        from: 'Withdraw your quote',
        to: 'Your quote, taken back',
      },
    ],
  },
  ...[
    ['part', 'IsoDate', '<IsoDate instant={at} />'],
    ['format', 'formatIsoDate', "<p>{formatIsoDate(at, 'en')}</p>"],
  ].map(([what, name, markup]) => ({
    mistake: `A date in figures where somebody decides, by the ${what} of the kit`,
    tool: 'oxlint',
    says: lint('eslint/no-restricted-imports', `planted-date-${what}\\.tsx`),
    add: {
      [`web/src/features/requests/planted-date-${what}.tsx`]: `import { ${name} } from '@osta/ui-kit';\nimport type { ReactNode } from 'react';\n\nexport function Planted({ at }: { readonly at: string }): ReactNode {\n  return ${markup};\n}\n`,
    },
  })),
  {
    mistake: 'A promise nobody waits for',
    tool: 'oxlint',
    says: /typescript\(no-floating-promises\)[^]{0,200}planted-promise\.ts/u,
    add: added(
      'planted-promise',
      'async function work(): Promise<void> {}\nexport function start(): void {\n  work();\n}',
    ),
  },
  {
    mistake: 'A sentence that was never translated',
    tool: 'oxlint',
    says: /lingui\(no-unlocalized-strings\)[^]{0,300}planted-sentence\.tsx/u,
    add: {
      'web/src/components/planted-sentence.tsx':
        "import type { ReactNode } from 'react';\n\nexport function Planted(): ReactNode {\n  return <p>Book now</p>;\n}\n",
    },
  },
  {
    mistake: 'An untranslated aria-label',
    tool: 'oxlint',
    says: /lingui\(no-unlocalized-strings\)[^]{0,300}planted-label\.tsx/u,
    add: {
      'web/src/components/planted-label.tsx':
        'import type { ReactNode } from \'react\';\n\nexport function Planted(): ReactNode {\n  return <button type="button" aria-label="Book this slot" />;\n}\n',
    },
  },
  {
    mistake: 'marginLeft in an inline style',
    tool: 'oxlint',
    says: /osta\(logical-direction\)[^]{0,300}planted-margin\.tsx/u,
    add: {
      'ui-kit/src/status-badge/planted-margin.tsx':
        "import type { ReactNode } from 'react';\n\nexport function Planted(): ReactNode {\n  return <i style={{ marginLeft: 8 }} />;\n}\n",
    },
  },
  {
    mistake: "textAlign: 'left' in an inline style",
    tool: 'oxlint',
    says: /osta\(logical-direction\)[^]{0,300}planted-align\.tsx/u,
    add: {
      'ui-kit/src/status-badge/planted-align.tsx':
        "import type { ReactNode } from 'react';\n\nexport function Planted(): ReactNode {\n  return <i style={{ textAlign: 'left' }} />;\n}\n",
    },
  },
  {
    mistake: 'A class name that says left',
    tool: 'oxlint',
    says: /osta\(logical-direction\)[^]{0,300}status-badge\.tsx/u,
    edit: [
      { path: badge, from: 'className="ui-status-badge"', to: 'className="ui-status-badge ml-2"' },
    ],
  },
  ...[
    ['A second word for a state: isDisabled', 'readonly isDisabled?: boolean;'],
    ['A boolean prop that is no sentence', 'readonly compact?: boolean;'],
    ['A size outside of the scale', "readonly size?: 'small' | 'big';"],
    ['A tone that no other component has', "readonly tone?: 'plain' | 'warning';"],
  ].map(([mistake, prop], index) => ({
    mistake,
    tool: 'oxlint',
    says: lint('osta/prop-names', `planted-prop-${index}\\.ts`),
    add: {
      [`ui-kit/src/status-badge/planted-prop-${index}.ts`]: `export interface PlantedProps {\n  ${prop}\n}\n`,
    },
  })),
  {
    mistake: 'An image without a text',
    tool: 'oxlint',
    says: /jsx-a11y\(alt-text\)/u,
    edit: [{ path: badge, from: '<span>{children}', to: '<img src="/a.png" /><span>{children}' }],
  },
  {
    mistake: 'A click that no keyboard can reach',
    tool: 'oxlint',
    says: /jsx-a11y\((click-events-have-key-events|no-static-element-interactions)\)/u,
    edit: [
      { path: badge, from: '<span className', to: '<span onClick={() => undefined} className' },
    ],
  },
  {
    mistake: 'A hook behind a condition',
    tool: 'oxlint',
    says: /react\(hooks\)|react\(rules-of-hooks\)|React Hook/u,
    edit: [
      {
        path: notice,
        from: 'const onRefusal = useOnRefusal();\n',
        to: 'if (failed) return null;\n  const onRefusal = useOnRefusal();\n',
      },
    ],
  },
  {
    mistake: 'A press that a story does not wait for',
    tool: 'oxlint',
    says: /typescript\(no-floating-promises\)[^]{0,300}planted-press\.stories\.tsx/u,
    add: {
      'ui-kit/src/status-badge/planted-press.stories.tsx':
        "import type { Meta, StoryObj } from '@storybook/react-vite';\n\nimport { StatusBadge } from './status-badge.tsx';\n\nexport default { title: 'Planted', component: StatusBadge } satisfies Meta<typeof StatusBadge>;\n\nexport const Good: StoryObj<typeof StatusBadge> = {\n  play({ canvas, userEvent }) {\n    userEvent.click(canvas.getByRole('button'));\n  },\n};\n",
    },
  },
  {
    mistake: 'A story file that names no component',
    tool: 'oxlint',
    says: /storybook\(csf-component\)/u,
    edit: [{ path: stories, from: '  component: StatusBadge,\n', to: '' }],
  },
  {
    mistake: 'A story named what it is named anyway',
    tool: 'oxlint',
    says: /storybook\(no-redundant-story-name\)/u,
    edit: [{ path: stories, from: 'Good: Story = {}', to: "Good: Story = { name: 'Good' }" }],
  },
  {
    mistake: 'A test that silences all others',
    tool: 'oxlint',
    says: /vitest\(no-focused-tests\)/u,
    add: {
      [`${request}/planted-focus.test.ts`]:
        "import { expect, it } from 'vitest';\n\nit.only('runs', () => {\n  expect(1).toBe(1);\n});\n",
    },
  },
  {
    mistake: 'A test that asserts nothing',
    tool: 'oxlint',
    says: /vitest\(expect-expect\)/u,
    add: {
      [`${request}/planted-nothing.test.ts`]:
        "import { it } from 'vitest';\n\nit('runs', () => {\n  Number('1');\n});\n",
    },
  },
  {
    mistake: 'A barrel inside a package',
    tool: 'oxlint',
    says: /oxc\(no-barrel-file\)/u,
    add: { 'services/platform/src/testing/index.ts': "export * from './given.ts';\n" },
  },
  {
    mistake: 'any',
    tool: 'oxlint',
    says: /typescript\(no-explicit-any\)/u,
    add: added('planted-any', 'export const anything = (x: any): string => String(x);'),
  },
  {
    mistake: 'A file named like a class',
    tool: 'oxlint',
    says: /unicorn\(filename-case\)/u,
    add: { [`${request}/RequestQuote.ts`]: 'export const one = 1;\n' },
  },
  {
    mistake: 'A file that has grown past 300 lines',
    tool: 'oxlint',
    says: /eslint\(max-lines\)/u,
    add: added('planted-lines', `export const many: number[] = [\n${'  1,\n'.repeat(300)}];`),
  },
  {
    mistake: 'A default export',
    tool: 'oxlint',
    says: /import\(no-default-export\)/u,
    add: added('planted-default', 'const one = 1;\nexport default one;'),
  },
  {
    mistake: 'A platform that reads a table of a service',
    tool: 'oxlint',
    says: /osta\(no-service-name\)[^]{0,300}planted-statement\.sql\.ts/u,
    add: {
      'services/platform/src/planted-statement.sql.ts':
        'export const statement = `select 1 from professional.profile`;\n',
    },
  },
  {
    mistake: 'A rule switched off where nothing broke it',
    tool: 'oxlint',
    says: /[Uu]nused (oxlint|eslint)-disable/u,
    add: added(
      'planted-disable',
      '// oxlint-disable-next-line no-console -- habit\nexport const one = 1;',
    ),
  },
  {
    mistake: 'A public function that does not say what it does',
    tool: 'oxlint',
    says: /osta\(docstring\)[^]{0,300}planted-docstring\.ts/u,
    add: added(
      'planted-docstring',
      'export function half(n: number): number {\n  return n / 2;\n}',
    ),
  },
  {
    mistake: 'A rule switched off without a word',
    tool: 'oxlint',
    says: /osta\(explained-exception\)[^]{0,300}planted-silence\.ts/u,
    add: added(
      'planted-silence',
      '// oxlint-disable-next-line no-console\nexport const say = (): void => console.log(1);',
    ),
  },
  {
    mistake: 'All rules switched off for a file, without a word',
    tool: 'oxlint',
    says: /unicorn\(no-abusive-eslint-disable\)[^]{0,300}planted-blanket\.ts/u,
    add: added(
      'planted-blanket',
      '/* oxlint-disable */\nexport const say = (): void => console.log(1);',
    ),
  },
  {
    mistake: 'An error of types that is expected without a word',
    tool: 'oxlint',
    says: /osta\(explained-exception\)[^]{0,300}planted-expectation\.ts/u,
    add: added('planted-expectation', "// @ts-expect-error\nexport const one: number = '1';"),
  },
  ...[
    ["import { setTimeout as wait } from 'node:timers/promises';\n", 'await wait(100);', 'promise'],
    ['', 'await new Promise((resolve) => setTimeout(resolve, 100));', 'executor'],
    ['', 'await new Promise((resolve) => {\n    setTimeout(() => resolve(), 100);\n  });', 'block'],
    ["import { page } from './page.ts';\n", 'await page.waitForTimeout(100);', 'browser'],
  ].map(([imported, code, name]) => ({
    mistake: `A test that sleeps: ${name}`,
    tool: 'oxlint',
    says: new RegExp(`osta\\(no-sleep\\)[^]{0,400}planted-${name}\\.test\\.ts`, 'u'),
    add: {
      [`${request}/planted-${name}.test.ts`]: `${imported}import { expect, it } from 'vitest';\n\nit('waits', async () => {\n  ${code}\n  expect(1).toBe(1);\n});\n`,
    },
  })),
  ...[
    ['as it is', "await page.getByRole('switch').count()", '3', 'page'],
    ['in a sum', "(await page.getByRole('switch').count()) > 2", 'true', 'sum'],
  ].map(([how, reading, expected, name]) => ({
    mistake: `A test that compares what a page showed at one moment: ${how}`,
    tool: 'oxlint',
    says: new RegExp(`osta\\(poll-page\\)[^]{0,400}planted-${name}\\.e2e\\.test\\.ts`, 'u'),
    add: {
      [`tests/e2e/planted-${name}.e2e.test.ts`]: `import type { Page } from 'playwright-core';\nimport { expect, it } from 'vitest';\n\ndeclare const page: Page;\n\nit('reads once', async () => {\n  expect(${reading}).toBe(${expected});\n});\n`,
    },
  })),
  ...[
    ['by itself', 'waitFor(() => expect(1).toBe(1))', 'second'],
    ['as a number', 'waitUntil(() => true, 5000)', 'number'],
    ['as options', 'waitFor(() => expect(1).toBe(1), { timeout: 1000, interval: 10 })', 'options'],
  ].map(([how, code, name]) => ({
    mistake: `A test that waits for a short time: ${how}`,
    tool: 'oxlint',
    says: new RegExp(`osta\\(patience\\)[^]{0,400}planted-${name}\\.test\\.ts`, 'u'),
    add: {
      [`${request}/planted-${name}.test.ts`]: `import { expect, it, vi } from 'vitest';\n\nit('waits', async () => {\n  await vi.${code};\n  expect(1).toBe(1);\n});\n`,
    },
  })),
  {
    mistake: 'A pool of a test that nobody listens to',
    tool: 'oxlint',
    says: /osta\(test-pool\)[^]{0,400}planted-pool\.ts/u,
    add: {
      'services/request/tests/planted-pool.ts':
        "import { Pool } from 'pg';\n\nexport const pool = new Pool({ max: 1 });\n",
    },
  },
  // One mistake for every other rule that .oxlintrc.json names
  ...[
    ['eslint/eqeqeq', 'export const same = (a: string, b: string): boolean => a == b;'],
    // The compiler knows `name`, too: it is one of the words of a page
    ['eslint/no-undef', 'export const greeting = (): string => name;'],
    ['eslint/no-console', 'export const say = (): void => console.log(1);'],
    [
      'eslint/no-param-reassign',
      'export function add(n: number): number {\n  n += 1;\n  return n;\n}',
    ],
    ['eslint/prefer-const', 'export function one(): number {\n  let n = 1;\n  return n;\n}'],
    [
      'typescript/consistent-type-imports',
      "import { EventEnvelope } from '@osta/contracts/envelope';\nexport const idOf = (event: EventEnvelope): string => event.id;",
    ],
    [
      'typescript/no-import-type-side-effects',
      "import { type Instant } from '@osta/contracts/instant';\nexport const same = (at: Instant): Instant => at;",
    ],
    [
      'import/no-duplicates',
      "import { refuse } from '@osta/platform/decider';\nimport { accept } from '@osta/platform/decider';\nexport const both = [refuse, accept];",
    ],
    ['typescript/explicit-module-boundary-types', 'export const plus = (n: number) => n + 1;'],
    [
      'typescript/no-non-null-assertion',
      'export const head = (list: string[]): string => list[0]!;',
    ],
    [
      'typescript/no-misused-promises',
      'async function isOpen(): Promise<boolean> {\n  return false;\n}\nexport const word = (): string => (isOpen() ? "open" : "closed");',
    ],
    [
      'typescript/switch-exhaustiveness-check',
      "export function word(side: 'start' | 'end'): string {\n  let word = '';\n  switch (side) {\n    case 'start':\n      word = 'first';\n  }\n  return word;\n}",
    ],
    [
      'typescript/no-deprecated',
      '/** @deprecated there is another one */\nfunction old(): number {\n  return 1;\n}\nexport const one = (): number => old();',
    ],
    ['import/no-unassigned-import', "import '@osta/platform/decider';\nexport const one = 1;"],
  ].map(([rule, code]) => {
    const name = `planted-${rule.slice(rule.indexOf('/') + 1)}`;
    return {
      mistake: `oxlint: ${rule}`,
      tool: 'oxlint',
      says: lint(rule, name),
      add: added(name, code),
    };
  }),
  ...[
    [
      'lingui/t-call-in-function',
      "import { t } from '@lingui/core/macro';\n\nexport const word = t`Once for all languages`;",
    ],
    [
      'lingui/no-single-variables-to-translate',
      "import { useLingui } from '@lingui/react/macro';\n\nexport function useWord(word: string): string {\n  const { t } = useLingui();\n  return t`${word}`;\n}",
    ],
    [
      'lingui/no-expression-in-message',
      "import { useLingui } from '@lingui/react/macro';\n\nexport function useWord(person: { name: string }): string {\n  const { t } = useLingui();\n  return t`Hello ${person.name}`;\n}",
    ],
    [
      'lingui/no-trans-inside-trans',
      "import { Trans } from '@lingui/react/macro';\nimport type { ReactNode } from 'react';\n\nexport function Planted(): ReactNode {\n  return (\n    <Trans>\n      One <Trans>two</Trans>\n    </Trans>\n  );\n}",
    ],
    [
      'react/style-prop-object',
      'import type { ReactNode } from \'react\';\n\nexport function Planted(): ReactNode {\n  return <i style="margin: 0" />;\n}',
    ],
  ].map(([rule, code]) => {
    const name = `planted-${rule.slice(rule.indexOf('/') + 1)}`;
    return {
      mistake: `oxlint: ${rule}`,
      tool: 'oxlint',
      says: lint(rule, name),
      add: view(name, code),
    };
  }),
  ...[
    [
      'storybook/default-exports',
      "import type { StoryObj } from '@storybook/react-vite';\n\nexport const Good: StoryObj = {};",
    ],
    [
      'storybook/hierarchy-separator',
      "import { StatusBadge } from './status-badge.tsx';\n\nexport default { title: 'Planted|Badge', component: StatusBadge };\n\nexport const Good = {};",
    ],
    [
      'storybook/story-exports',
      "import { StatusBadge } from './status-badge.tsx';\n\nexport default { title: 'Planted', component: StatusBadge };",
    ],
    [
      'storybook/use-storybook-expect',
      "import { StatusBadge } from './status-badge.tsx';\n\nexport default { title: 'Planted', component: StatusBadge };\n\nexport const Good = {\n  play(): void {\n    expect(1).toBe(1);\n  },\n};",
    ],
  ].map(([rule, code]) => {
    const name = `planted-${rule.slice(rule.indexOf('/') + 1)}`;
    return {
      mistake: `oxlint: ${rule}`,
      tool: 'oxlint',
      says: lint(rule, name),
      add: { [`ui-kit/src/status-badge/${name}.stories.tsx`]: `${code}\n` },
    };
  }),
  {
    mistake: 'A test that is switched off',
    tool: 'oxlint',
    says: /vitest\(no-disabled-tests\)[^]{0,300}planted-skip\.test\.ts/u,
    add: {
      [`${request}/planted-skip.test.ts`]:
        "import { expect, it } from 'vitest';\n\nit.skip('runs', () => {\n  expect(1).toBe(1);\n});\n",
    },
  },
];
