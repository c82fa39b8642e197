import { I18nProvider } from 'react-aria/I18nProvider';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { TimeField } from './time-field.tsx';

it.each(['ar-LY', 'en-GB'])('writes the spaces that a browser writes, in %s', (locale) => {
  const markup = renderToStaticMarkup(
    <I18nProvider locale={locale}>
      <TimeField value="21:00" onChange={() => undefined} />
    </I18nProvider>,
  );
  expect(markup).toContain('ui-date-segment');
  expect(markup).not.toContain('\u202F');
});
