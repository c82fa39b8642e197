import { type ReactNode, useId } from 'react';

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
  /** Open from the start; of several, the first, unless `allowSeveral`. */
  readonly openIds?: readonly string[];
  /** Told of each one that was opened or closed, by whomever. */
  readonly onOpenChange?: (id: string, isOpen: boolean) => void;
  /** `full` for lists and tables; what is read is not wider than 65 letters. */
  readonly contentWidth?: 'reading' | 'full';
}

const none: readonly string[] = [];

/** Questions with their answers folded away. The browser folds them: it works before any script runs. */
export function Accordion({
  items,
  titleAs: Title = 'h3',
  allowSeveral = false,
  openIds = none,
  onOpenChange,
  contentWidth = 'reading',
}: AccordionProps): ReactNode {
  const name = useId();
  const open = allowSeveral ? openIds : openIds.slice(0, 1);
  return (
    <div className="ui-accordion">
      {items.map(({ id, title, content }) => (
        <details
          className="ui-accordion-item"
          key={id}
          open={open.includes(id)}
          onToggle={(event) => onOpenChange?.(id, event.currentTarget.open)}
          // Of those with one name, the browser keeps one open
          {...(!allowSeveral && { name })}
        >
          <summary className="ui-accordion-trigger">
            <Title className="ui-accordion-title">{title}</Title>
            <Icon icon={expandIcon} className="ui-accordion-chevron" size={20} />
          </summary>
          <div className="ui-accordion-text" data-width={contentWidth}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
