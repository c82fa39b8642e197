import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useContext } from 'react';
import {
  ComboBoxStateContext,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';

import type { ComboboxItem } from './find-items.ts';

/**
 * The list of a combobox, open for as long as the field says so. Left alone, the popover closes
 * itself with the first scroll of the page, and taking the focus is what scrolls a page: on
 * phones, whenever the keyboard comes up.
 */
export function Choices(): ReactNode {
  const { t } = useLingui();
  const field = useContext(ComboBoxStateContext);
  return (
    <Popover
      className="ui-combobox-popover"
      offset={6}
      isOpen={field?.isOpen ?? false}
      onOpenChange={() => undefined}
    >
      <ListBox<ComboboxItem>
        className="ui-combobox-list"
        renderEmptyState={() => <div className="ui-combobox-empty">{t`Nothing found`}</div>}
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
