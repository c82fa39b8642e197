import { added, css, last } from './edits.mjs';

/** Mistakes that stylelint, sherif, oxfmt, and the checks of messages and of Compose catch. */
export const stylePlants = [
  ...[
    ['margin-left: 4px', /margin-left[^]{0,300}require-logical-properties/u],
    ['text-align: left', /require-logical-keywords/u],
    ['padding: 0 4px 0 8px', /padding[^]{0,300}declaration-property-value-disallowed-list/u],
    ['transform: translateX(4px)', /transform/u],
    ['transform-origin: left', /transform-origin/u],
    ['background-position: left top', /background-position/u],
    ['touch-action: pan-y', /touch-action[^]{0,300}declaration-property-value-disallowed-list/u],
    ['margin-inline-strat: 4px', /margin-inline-strat[^]{0,300}property-no-unknown/u],
    ['color: #12345', /color-no-invalid-hex/u],
    ['color: #0065d4', /color-no-hex/u],
    ['box-shadow: 0 0 4px rgb(0 0 0 / 10%)', /function-disallowed-list/u],
    ['display: blok', /blok[^]{0,300}declaration-property-value-no-unknown/u],
    ['margin-block: 4pixels', /unit-no-unknown/u],
    ['color: red;\n  gap: 0;\n  color: blue', /declaration-block-no-duplicate-properties/u],
    [
      '/* stylelint-disable-next-line unit-no-unknown -- there is none */\n  gap: 1px',
      /needless|Needless/u,
    ],
    ['/* stylelint-disable-next-line unit-no-unknown */\n  gap: 1px', /description/u],
  ].map(([declaration, says]) => ({
    mistake: `CSS: ${declaration}`,
    tool: 'stylelint',
    says,
    edit: [last(css, `.ui-planted {\n  ${declaration};\n}`)],
  })),
  {
    mistake: 'CSS: a rule without declarations',
    tool: 'stylelint',
    says: /block-no-empty/u,
    edit: [last(css, '.ui-planted-empty {\n}')],
  },
  {
    mistake: 'CSS: a class that belongs to nobody',
    tool: 'stylelint',
    says: /selector-class-pattern/u,
    edit: [last(css, '.Planted {\n  gap: 0;\n}')],
  },
  {
    mistake: 'Two versions of one package',
    tool: 'sherif',
    says: /multiple-dependency-versions/u,
    edit: [{ path: 'web/package.json', from: /"express": "[^"]+"/u, to: '"express": "5.1.0"' }],
  },
  {
    mistake: 'Double quotes',
    tool: 'oxfmt',
    says: /planted-quotes\.ts/u,
    add: added('planted-quotes', 'export const one = "1";'),
  },
  {
    mistake: 'A sentence without Arabic',
    tool: 'messages',
    says: /Missing|missing|run "npm run messages/u,
    add: {
      'web/src/components/planted-words.tsx':
        "import { Trans } from '@lingui/react/macro';\nimport type { ReactNode } from 'react';\n\nexport function Planted(): ReactNode {\n  return <Trans>Nobody has translated this</Trans>;\n}\n",
    },
  },
  {
    mistake: 'A sentence of the kit that the web says in other words',
    tool: 'messages',
    says: /the kit says “انسه”/u,
    edit: [{ path: 'ui-kit/src/locales/ar/messages.po', from: '"حذف المسودة"', to: '"انسه"' }],
  },
  {
    mistake: 'A word that the guide rules out',
    tool: 'messages',
    says: /not “كلمة مرور” but “كلمة سر”/u,
    edit: [
      {
        path: 'services/identity/src/mail/letters-ar.ts',
        from: 'تعيين كلمة سر جديدة',
        to: 'تعيين كلمة مرور جديدة',
      },
    ],
  },
  {
    mistake: 'Arabic that says “was done” and a noun for a verb',
    tool: 'messages',
    says: /letters-ar\.ts: not “تم” but/u,
    edit: [
      {
        path: 'services/identity/src/mail/letters-ar.ts',
        from: 'فُعّل التحقق بخطوتين',
        to: 'تم تفعيل التحقق بخطوتين',
      },
    ],
  },
  {
    mistake: 'An Arabic button that orders to show',
    tool: 'messages',
    says: /letters-ar\.ts: not “اعرض” but/u,
    edit: [
      {
        path: 'services/identity/src/mail/letters-ar.ts',
        from: 'فتح الدعوة',
        to: 'اعرض الدعوة',
      },
    ],
  },
  {
    mistake: 'A number in Arabic whose groups turn around',
    tool: 'messages',
    says: /put U\+2066 before and U\+2069 after the number in “اكتب/u,
    edit: [
      {
        path: 'web/src/locales/ar/messages.po',
        from: '\u2066091 234 5678\u2069',
        to: '091 234 5678',
      },
    ],
  },
  {
    mistake: 'English of another age',
    tool: 'messages',
    says: /letters-en\.ts: not “somebody” but “someone”/u,
    edit: [
      {
        path: 'services/identity/src/mail/letters-en.ts',
        from: 'Someone got past',
        to: 'Somebody got past',
      },
    ],
  },
  {
    mistake: 'A service that is in no list',
    tool: 'compose',
    says: /services\/planted is not in the list of services/u,
    add: { 'services/planted/src/manifest.ts': 'export const one = 1;\n' },
  },
  {
    mistake: 'A service without a container',
    tool: 'compose',
    says: /professional has no container/u,
    edit: [{ path: 'docker-compose.yml', from: '\n  professional:\n', to: '\n  professionel:\n' }],
  },
  {
    mistake: 'An API that is described in part',
    tool: 'compose',
    says: /request describes the API of “http:\/\/identity:3000,http:\/\/notification:3000/u,
    edit: [
      {
        path: 'docker-compose.yml',
        from: ',http://professional:3000',
        to: '',
      },
    ],
  },
  {
    mistake: 'A path that the edge does not know',
    tool: 'compose',
    says: /the Caddyfile lags behind/u,
    edit: [
      {
        path: 'services/notification/src/manifest.ts',
        from: "'/socket.io'",
        to: "'/socket.io', '/api/bells'",
      },
    ],
  },
  {
    mistake: 'An edge that lets visitors say who they are',
    tool: 'compose',
    says: /the edge at \{\$OSTA_SITE::80\} is not the side of visitors/u,
    edit: [
      {
        path: 'services/infrastructure/docker/Caddyfile',
        from: 'import osta visitors',
        to: 'import osta web',
      },
    ],
  },
  {
    mistake: 'An edge that keeps connections for longer than what is behind it',
    tool: 'compose',
    says: /the edge keeps idle connections for longer than web\/src\/server\/create-server\.ts/u,
    edit: [
      {
        path: 'services/infrastructure/docker/Caddyfile',
        from: 'keepalive 30s',
        to: 'keepalive 2m',
      },
    ],
  },
  {
    mistake: 'A key that the Compose specification does not know',
    tool: 'compose',
    says: /healthchek/u,
    edit: [{ path: 'docker-compose.yml', from: '    healthcheck:', to: '    healthchek:' }],
  },
  {
    mistake: 'A variable that the program does not read',
    tool: 'compose',
    says: /REDIS_ULR/u,
    edit: [{ path: 'docker-compose.yml', from: '  REDIS_URL:', to: '  REDIS_ULR:' }],
  },
  {
    mistake: 'A database that is made in another encoding',
    tool: 'compose',
    says: /made without --encoding=UTF8/u,
    edit: [{ path: 'docker-compose.yml', from: '--encoding=UTF8 ', to: '' }],
  },
  {
    mistake: 'A signing of the log that may stop unseen',
    tool: 'compose',
    says: /nobody sees that checkpoints has stopped signing/u,
    edit: [
      {
        path: 'docker-compose.yml',
        from: 'dist/checkpoints-health.js, /var/lib/osta/checkpoints',
        to: 'dist/checkpoints-health.js',
      },
    ],
  },
];
