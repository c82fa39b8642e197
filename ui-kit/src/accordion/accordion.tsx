import { type ReactNode, useId } from 'react';

import { Icon } from '../icons/icon.tsx';
import { expandIcon } from '../icons/icons.ts';

export interface AccordionItem {
  readonly id: string;
  /** The question, in the visitor's own words. */
  readonly title: ReactNode;
  readonly content: ReactNode;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** The heading level of the titles in the outline of the page. */
  readonly titleAs?: 'h2' | 'h3' | 'h4';
  /** Lets several items be open. Otherwise, opening one closes the other. */
  readonly allowsSeveral?: boolean;
  /** Ids that are open at first. Without `allowSeveral`, only the first of them. */
  readonly openIds?: readonly string[];
  /** Called for each item that opens or closes, whatever the cause. */
  readonly onOpenChange?: (id: string, isOpen: boolean) => void;
  /** `full` for lists and tables. `reading` limits the width to 65 letters. */
  readonly contentWidth?: 'reading' | 'full';
}

const none: readonly string[] = [];

/**
 * Questions with folded answers. Uses the browser's own `<details>`, so it works before any script
 * runs.
 */
export function Accordion({
  items,
  titleAs: Title = 'h3',
  allowsSeveral = false,
  openIds = none,
  onOpenChange,
  contentWidth = 'reading',
}: AccordionProps): ReactNode {
  const name = useId();
  const open = allowsSeveral ? openIds : openIds.slice(0, 1);
  return (
    <div className="ui-accordion">
      {items.map(({ id, title, content }) => (
        <details
          className="ui-accordion-item"
          key={id}
          open={open.includes(id)}
          onToggle={(event) => onOpenChange?.(id, event.currentTarget.open)}
          // The browser keeps one open of all with the same name
          {...(!allowsSeveral && { name })}
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
