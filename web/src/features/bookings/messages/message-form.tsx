import { MessageComposer } from '@osta/ui-kit';
import { type ReactNode, useState, useSyncExternalStore } from 'react';

import { useMe } from '../../../session/use-me.ts';
import { keepMessageDraft, readMessageDraft } from './message-draft.ts';

interface MessageFormProps {
  readonly bookingId: string;
  readonly isSending: boolean;
  /** Why the last message was not accepted. */
  readonly error: ReactNode;
  readonly onSend: (text: string, onDone: () => void) => void;
}

/** The server takes no more. */
const longestMessage = 1000;

const never = (): (() => void) => () => undefined;

/** The field for the next message. What was typed survives a reload of the page. */
export function MessageForm({ bookingId, isSending, error, onSend }: MessageFormProps): ReactNode {
  const userId = useMe()?.id ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const kept = useSyncExternalStore(
    never,
    () => readMessageDraft(userId, bookingId),
    // The server has no drafts
    () => '',
  );

  function change(text: string): void {
    setTyped(text);
    keepMessageDraft(userId, bookingId, text);
  }

  return (
    <MessageComposer
      draft={typed ?? kept}
      onDraftChange={change}
      canAttach={false}
      maxLength={longestMessage}
      isSending={isSending}
      error={error}
      onSend={(text) => onSend(text, () => change(''))}
    />
  );
}
