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
}

/**
 * The list of a combobox, open as long as the field says so. By default the popover closes on the
 * first scroll of the page, and focusing the field scrolls the page on phones, when the keyboard
 * comes up.
 */
export function Choices({ isNear = false }: ChoicesProps): ReactNode {
  const { t } = useLingui();
  const field = useContext(ComboBoxStateContext);
  return (
    <Popover
      className="ui-combobox-popover"
      offset={6}
      maxHeight={320}
      isOpen={field?.isOpen ?? false}
      onOpenChange={() => undefined}
    >
      {isNear && (field?.collection.size ?? 0) > 0 && (
        <p className="ui-combobox-near">{t`Nothing has this name. Did you mean:`}</p>
      )}
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
