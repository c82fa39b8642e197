import { Accordion as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

import { Icon } from '../icons/icon.tsx';
import { expandIcon } from '../icons/icons.ts';

export interface AccordionItem {
  readonly id: string;
  /** The question, in the words of who asks. */
  readonly title: ReactNode;
  readonly content: ReactNode;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** The place of the titles in the outline of the page. */
  readonly titleAs?: 'h2' | 'h3' | 'h4';
  /** Several may be open. Without it, opening one closes the other. */
  readonly allowSeveral?: boolean;
  /** Open from the start. */
  readonly openIds?: readonly string[];
}

const none: readonly string[] = [];

/** Questions with their answers folded away. */
export function Accordion({
  items,
  titleAs: Title = 'h3',
  allowSeveral = false,
  openIds = none,
}: AccordionProps): ReactNode {
  const list = items.map(({ id, title, content }) => (
    <Primitive.Item className="ui-accordion-item" key={id} value={id}>
      <Primitive.Header asChild>
        <Title className="ui-accordion-header">
          <Primitive.Trigger className="ui-accordion-trigger">
            <span className="ui-accordion-title">{title}</span>
            <Icon icon={expandIcon} className="ui-accordion-chevron" size={20} />
          </Primitive.Trigger>
        </Title>
      </Primitive.Header>
      <Primitive.Content className="ui-accordion-content">
        <div className="ui-accordion-text">{content}</div>
      </Primitive.Content>
    </Primitive.Item>
  ));
  return allowSeveral ? (
    <Primitive.Root className="ui-accordion" type="multiple" defaultValue={[...openIds]}>
      {list}
    </Primitive.Root>
  ) : (
    <Primitive.Root
      className="ui-accordion"
      type="single"
      collapsible
      {...(openIds[0] !== undefined && { defaultValue: openIds[0] })}
    >
      {list}
    </Primitive.Root>
  );
}
