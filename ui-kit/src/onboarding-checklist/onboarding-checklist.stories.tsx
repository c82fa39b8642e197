import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Say, useStoryText, type Words } from '../testing/say.tsx';
import { OnboardingChecklist, type OnboardingStep } from './onboarding-checklist.tsx';

const step = (id: string, words: Words, detail: Words, isDone: boolean): OnboardingStep => ({
  id,
  link: (
    <a href={`#${id}`}>
      <Say text={words} />
    </a>
  ),
  detail: <Say text={detail} />,
  isDone,
});

const meta = {
  title: 'Marketplace/Onboarding checklist',
  tags: ['stable'],
  component: OnboardingChecklist,
  args: {
    title: <Say text={{ ar: 'جهّز حسابك للشغل', en: 'Get ready for your first job' }} />,
    steps: [
      step('profile', { ar: 'عرّف بنفسك', en: 'Introduce yourself' }, { ar: '', en: '' }, true),
      step('trades', { ar: 'اختر صنعتك', en: 'Choose your trades' }, { ar: '', en: '' }, true),
      step(
        'area',
        { ar: 'حدّد منطقتك', en: 'Say where you work' },
        { ar: 'توصلك طلبات هذه المنطقة فقط.', en: 'You only get requests from there.' },
        false,
      ),
      step(
        'papers',
        { ar: 'ارفع وثائقك', en: 'Upload your papers' },
        { ar: 'نراجعها في يومين.', en: 'We look at them within two days.' },
        false,
      ),
      step(
        'service',
        { ar: 'انشر أول خدمة', en: 'Publish your first service' },
        { ar: 'بالسعر والمدة.', en: 'With its price and how long it takes.' },
        false,
      ),
    ],
  },
  decorators: [
    (Content) => (
      <div style={{ maxInlineSize: 520 }}>
        <Content />
      </div>
    ),
  ],
} satisfies Meta<typeof OnboardingChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const count = globals['locale'] === 'ar' ? 'أُنجز 2 من 5' : '2 of 5 done';
    await expect(canvas.getByText(count)).toBeVisible();
    const current = canvasElement.querySelectorAll('[aria-current="step"]');
    await expect(current).toHaveLength(1);
  },
};

export const Finished: Story = {
  render: function Render(args) {
    const text = useStoryText();
    return (
      <OnboardingChecklist
        {...args}
        steps={args.steps.map(({ id, link }) => ({ id, link, isDone: true }))}
        done={text({
          ar: 'كل شي جاهز. ننتظر أول طلب معك.',
          en: 'All set. Your first request will show up here.',
        })}
      />
    );
  },
};
