import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { professionals } from '../testing/market.ts';
import { useStoryText } from '../testing/say.tsx';
import { MessageComposer } from './message-composer.tsx';
import { MessageThread, type ThreadMessage } from './message-thread.tsx';

const [salem] = professionals;
const sent = fn();
const retried = fn();

function useMessages(): readonly ThreadMessage[] {
  const text = useStoryText();
  const author = text(salem.name);
  return [
    {
      id: '1',
      author: '',
      isMine: true,
      text: text({
        ar: 'السلام عليكم، التسريب زاد اليوم. تقدر تجي قبل الأحد؟',
        en: 'Hello, the leak is worse today. Could you come before Sunday?',
      }),
      sentAt: '2026-11-20T16:02:00.000Z',
      status: 'read',
      attachments: [{ id: 'p', name: 'kitchen-sink.jpg', size: 2_400_000, href: '#photo' }],
    },
    {
      id: '2',
      author,
      isMine: false,
      text: text({
        ar: 'وعليكم السلام. نقدر نجي بكرة الصبح.',
        en: 'Hello. I can come tomorrow morning.',
      }),
      sentAt: '2026-11-20T16:10:00.000Z',
    },
    {
      id: '3',
      author,
      isMine: false,
      text: text({
        ar: 'سكّر المحبس اللي تحت الحوض لين نوصل.',
        en: 'Please close the valve under the sink until I am there.',
      }),
      sentAt: '2026-11-20T16:11:00.000Z',
    },
    {
      id: '4',
      author: '',
      isMine: true,
      text: 'OK, 9:00',
      sentAt: '2026-11-21T06:30:00.000Z',
      status: 'sent',
    },
    {
      id: '5',
      author: '',
      isMine: true,
      text: text({ ar: 'العمارة رقم 12، الدور الثالث', en: 'Building 12, third floor' }),
      sentAt: '2026-11-21T06:31:00.000Z',
      status: 'failed',
    },
  ];
}

interface TalkProps {
  readonly firstDraft?: string;
  readonly isSending?: boolean;
  readonly isEmpty?: boolean;
  readonly isLoading?: boolean;
  readonly isWordsAlone?: boolean;
}

function Talk({
  firstDraft = '',
  isSending = false,
  isEmpty = false,
  isLoading = false,
  isWordsAlone = false,
}: TalkProps): ReactNode {
  const text = useStoryText();
  const messages = useMessages();
  const [draft, setDraft] = useState(firstDraft);
  return (
    <div style={{ maxInlineSize: 640 }}>
      <MessageThread
        label={text({ ar: 'محادثة مع سالم', en: 'Conversation with Salem' })}
        messages={isEmpty ? [] : messages}
        isLoading={isLoading}
        onRetry={retried}
        {...(isWordsAlone && {
          start: (
            <Button size="small" variant="ghost">
              {text({ ar: 'رسائل أقدم', en: 'Earlier messages' })}
            </Button>
          ),
        })}
        empty={text({
          ar: 'اكتب له، والردّ يوصلك هنا.',
          en: 'Write to him; the answer comes here.',
        })}
      >
        <MessageComposer
          draft={draft}
          onDraftChange={setDraft}
          isSending={isSending}
          canAttach={!isWordsAlone}
          {...(isWordsAlone && { maxLength: 1000 })}
          onSend={(words, files) => {
            sent(words, files);
            setDraft('');
          }}
        />
      </MessageThread>
    </div>
  );
}

const meta = {
  title: 'Marketplace/Message thread',
  tags: ['stable'],
  component: MessageThread,
  args: { label: '', messages: [] },
  render: () => <Talk />,
} satisfies Meta<typeof MessageThread>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter sends, Shift+Enter starts a line. The reader's own messages are at the inline end. */
export const Talking: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    sent.mockClear();
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'one{Shift>}{Enter}{/Shift}two{Enter}');
    await expect(sent).toHaveBeenCalledWith('one\ntwo', []);
    await expect(box).toHaveValue('');

    const thread = canvasElement.querySelector('.ui-thread')?.getBoundingClientRect();
    const [mine] = [...canvasElement.querySelectorAll('[data-mine] > .ui-thread-message')].map(
      (each) => each.getBoundingClientRect(),
    );
    const isRtl = globals['locale'] === 'ar';
    const gap = isRtl
      ? (mine?.left ?? 0) - (thread?.left ?? 0)
      : (thread?.right ?? 0) - (mine?.right ?? 0);
    await expect(gap).toBeLessThan(30);
  },
};

export const SendAgain: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    retried.mockClear();
    const name = globals['locale'] === 'ar' ? 'الإرسال مرة ثانية' : 'Send again';
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(retried).toHaveBeenCalledWith('5');
  },
};

/** When one file is too large, none is attached. */
export const TooLarge: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    sent.mockClear();
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (picker === null) throw new Error('no picker');
    const small = new File(['a'], 'small.pdf', { type: 'application/pdf' });
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.pdf', {
      type: 'application/pdf',
    });
    await userEvent.upload(picker, [small, large]);
    await expect(canvas.getByRole('alert')).toHaveTextContent('large.pdf');
    await expect(canvasElement.querySelector('.ui-composer-files')).toBeNull();
    await userEvent.upload(picker, [small]);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText('small.pdf')).toBeVisible();
  },
};

/** Words alone, and a way to what was written before. */
export const WordsAlone: Story = {
  render: () => <Talk isWordsAlone />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('input[type=file]')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Earlier|أقدم/u })).toBeInTheDocument();
    // The newest message is what one sees first
    const log = canvas.getByRole('log');
    await expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2);
  },
};

export const Sending: Story = { render: () => <Talk firstDraft="…" isSending /> };

export const Empty: Story = { render: () => <Talk isEmpty /> };

export const Loading: Story = { render: () => <Talk isEmpty isLoading /> };
