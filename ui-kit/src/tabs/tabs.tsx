import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

import { CountBadge } from '../badge/count-badge.tsx';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** The number of waiting things. Zero is not shown. */
  readonly count?: number;
  readonly content: ReactNode;
  readonly disabled?: boolean;
}

export interface TabsProps {
  readonly tabs: readonly Tab[];
  /** Names the tabs for screen readers. */
  readonly label: string;
  /** Left out, the component is uncontrolled and starts at the first tab. */
  readonly currentId?: string;
  readonly onChange?: (id: string) => void;
}

/** Parts of one thing, shown one at a time on the same page. */
export function Tabs({ tabs, label, currentId, onChange }: TabsProps): ReactNode {
  return (
    <Primitive.Root
      className="ui-tabs"
      {...(currentId === undefined ? { defaultValue: tabs[0]?.id ?? '' } : { value: currentId })}
      {...(onChange !== undefined && { onValueChange: onChange })}
    >
      <Primitive.List className="ui-tab-list" aria-label={label}>
        {tabs.map((tab) => (
          <Primitive.Trigger
            className="ui-tab"
            key={tab.id}
            value={tab.id}
            disabled={tab.disabled ?? false}
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && <CountBadge count={tab.count} />}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content className="ui-tab-panel" key={tab.id} value={tab.id}>
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
