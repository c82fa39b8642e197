import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useContext } from 'react';
import {
  ComboBoxStateContext,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';

import type { ComboboxItem } from './find-items.ts';

interface ChoicesProps {
  /** Whether the list holds names that are only close to the typed text. */
  readonly isNear?: boolean;
  /** Whether a search is under way: an empty list is no answer yet. */
  readonly isLoading?: boolean;
}

/**
 * The list of a combobox, open as long as the field says so. By default the popover closes on the
 * first scroll of the page, and focusing the field scrolls the page on phones, when the keyboard
 * comes up. Its height is bounded by the stylesheet: with a bound of its own, React Aria never
 * measures again, and a list that opened near the edge of the screen stays a row high.
 */
export function Choices({ isNear = false, isLoading = false }: ChoicesProps): ReactNode {
  const { t } = useLingui();
  const field = useContext(ComboBoxStateContext);
  return (
    <Popover
      className="ui-combobox-popover"
      offset={6}
      isOpen={field?.isOpen ?? false}
      onOpenChange={() => undefined}
    >
      {isNear && !isLoading && (field?.collection.size ?? 0) > 0 && (
        <p className="ui-combobox-near">{t`Nothing has this name. Did you mean:`}</p>
      )}
      <ListBox<ComboboxItem>
        className="ui-combobox-list"
        aria-busy={isLoading || undefined}
        renderEmptyState={() => (
          <div className="ui-combobox-empty">{isLoading ? t`Searching…` : t`Nothing found`}</div>
        )}
      >
        {({ id, label, detail, icon }) => (
          <ListBoxItem className="ui-combobox-item" id={id} textValue={label}>
            {icon !== undefined && (
              <span className="ui-combobox-icon" aria-hidden="true">
                {icon}
              </span>
            )}
            <span className="ui-combobox-label">{label}</span>
            {detail !== undefined && <span className="ui-combobox-detail">{detail}</span>}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
