import type { Decorator, Preview } from '@storybook/react-vite';

import type { Appearance, Direction, Locale } from '../src/provider/ui-context.ts';
import { contentNamed } from '../src/testing/story-content.ts';
import { type StageLook, stageIn } from '../src/testing/story-stage.ts';
import { DocsPage } from './docs-page.tsx';
import { StoryFrame } from './story-frame.tsx';

import '../src/styles.css';
import './preview.css';

/** Returns the looks that the toolbar asks for: one, or two side by side. */
function looksOf(globals: Readonly<Record<string, unknown>>): readonly StageLook[] {
  const content = contentNamed(globals['content']);
  const asked = String(globals['direction']);
  const direction: Direction | undefined = asked === 'ltr' || asked === 'rtl' ? asked : undefined;
  const theme = String(globals['theme']);
  const appearances: readonly Appearance[] =
    theme === 'side-by-side' ? ['light', 'dark'] : [theme === 'dark' ? 'dark' : 'light'];
  const directions = asked === 'mirror' ? (['rtl', 'ltr'] as const) : [direction];
  return appearances.flatMap((appearance) =>
    directions.map((each) => ({ appearance, direction: each, content })),
  );
}

const withFrame: Decorator = (Story, { globals, parameters, viewMode }) => {
  const locale: Locale = globals['locale'] === 'en' ? 'en' : 'ar';
  return (
    <StoryFrame
      locale={locale}
      looks={looksOf(globals)}
      stage={stageIn(globals)}
      density={globals['density'] === 'compact' ? 'compact' : 'comfortable'}
      isStill={globals['motion'] === 'reduced'}
      toTheEdge={parameters['toTheEdge'] === true}
      ownsPage={viewMode !== 'docs'}
    >
      <Story />
    </StoryFrame>
  );
};

const preview: Preview = {
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'ar', title: 'العربية', right: 'ar-LY' },
          { value: 'en', title: 'English', right: 'en-GB' },
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'Direction of the language' },
          { value: 'rtl', title: 'Right to left' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'mirror', title: 'Mirror: both, side by side' },
        ],
      },
    },
    theme: {
      description: 'Colours',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'side-by-side', title: 'Light and dark' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    content: {
      description: 'Content: what happens to words of another length or script',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'real', title: 'Real words' },
          { value: 'long', title: 'Three times as long' },
          { value: 'unbroken', title: 'No place to break' },
          { value: 'mixed', title: 'Mixed scripts' },
          { value: 'empty', title: 'No words' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  initialGlobals: {
    locale: 'ar',
    direction: 'auto',
    theme: 'light',
    density: 'comfortable',
    content: 'real',
    motion: 'full',
  },
  parameters: {
    a11y: { test: 'error' },
    // Puts the provider at the corner of the page, as in the app: overlays are positioned by it
    layout: 'fullscreen',
    controls: { expanded: true },
    backgrounds: { disable: true },
    viewport: {
      options: {
        smallest: { name: '320, and 400 % zoom', styles: { width: '320px', height: '640px' } },
        phone: { name: '390', styles: { width: '390px', height: '844px' } },
        narrow: { name: '767', styles: { width: '767px', height: '900px' } },
        tablet: { name: '768', styles: { width: '768px', height: '900px' } },
        desktop: { name: '1280', styles: { width: '1280px', height: '900px' } },
      },
    },
    docs: { container: DocsPage, toc: true },
    options: {
      storySort: {
        order: ['Foundations', 'Primitives', 'Formats', 'Forms', 'Marketplace', 'Pages'],
      },
    },
  },
  decorators: [withFrame],
};

export default preview;
