import type { ReactNode } from 'react';

import { formatBytes } from '../formats/format-bytes.ts';
import { Ltr } from '../ltr/ltr.tsx';
import { useLocale } from '../provider/ui-context.ts';

export interface MessageAttachment {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The address of the file; left out while it is being sent. */
  readonly href?: string;
  /** The address of a small picture of it. */
  readonly previewUrl?: string;
}

export interface AttachmentProps {
  readonly attachment: MessageAttachment;
  readonly icon: ReactNode;
}

/** A file in a message: its picture, name and size. */
export function Attachment({ attachment, icon }: AttachmentProps): ReactNode {
  const locale = useLocale();
  const { name, size, href, previewUrl } = attachment;
  const content = (
    <>
      {previewUrl === undefined ? (
        <span className="ui-attachment-icon" aria-hidden="true">
          {icon}
        </span>
      ) : (
        <img className="ui-attachment-preview" src={previewUrl} alt="" />
      )}
      <span className="ui-attachment-words">
        <Ltr className="ui-attachment-name">{name}</Ltr>
        <bdi className="ui-attachment-size" suppressHydrationWarning>
          {formatBytes(size, locale)}
        </bdi>
      </span>
    </>
  );
  return href === undefined ? (
    <span className="ui-attachment">{content}</span>
  ) : (
    <a className="ui-attachment" href={href}>
      {content}
    </a>
  );
}
