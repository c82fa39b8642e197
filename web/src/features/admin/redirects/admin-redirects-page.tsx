import { Trans, useLingui } from '@lingui/react/macro';
import {
  addIcon,
  Badge,
  Button,
  editIcon,
  EmptySearch,
  EmptyState,
  FormField,
  Heading,
  Icon,
  IconButton,
  Link as UiLink,
  Ltr,
  Onboarding,
  RelativeTime,
  removeIcon,
  searchIcon,
  Table,
  type TableColumn,
  Text,
  TextField,
} from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { useCarried } from '../../../carried/use-carried.ts';
import { AddressText } from './address-text.tsx';
import { readAddress } from './redirect-address.ts';
import { RedirectDialog } from './redirect-dialog.tsx';
import { redirectTableQuery, type RedirectRow } from './redirects.queries.ts';
import { RemoveRedirectDialog } from './remove-redirect-dialog.tsx';

import './admin-redirects.css';

/** From this many redirects on, there is a search field. */
const manyRedirects = 8;

/** The subject of a dialog: it stays unchanged while the dialog closes. */
interface Asked {
  readonly row: RedirectRow;
  readonly isOpen: boolean;
}

function pathCell({ path }: RedirectRow): ReactNode {
  return <AddressText address={path} />;
}

function targetCell({ target }: RedirectRow): ReactNode {
  return (
    <UiLink href={target} target="_blank" rel="noreferrer">
      <AddressText address={target} />
    </UiLink>
  );
}

function kindCell({ isPermanent }: RedirectRow): ReactNode {
  return (
    <span className="web-redirect-kind">
      {isPermanent ? (
        <Badge color="blue">
          <Trans>
            Permanent <Ltr className="web-redirect-status">301</Ltr>
          </Trans>
        </Badge>
      ) : (
        <Badge>
          <Trans>
            Temporary <Ltr className="web-redirect-status">302</Ltr>
          </Trans>
        </Badge>
      )}
    </span>
  );
}

function changedCell({ setAt }: RedirectRow): ReactNode {
  return (
    <span className="web-redirect-changed">
      <RelativeTime instant={setAt} />
    </span>
  );
}

function isWanted({ path, target }: RedirectRow, wanted: string): boolean {
  const text = wanted.trim().toLowerCase();
  return [path, target, readAddress(path), readAddress(target)].some((address) =>
    address.toLowerCase().includes(text),
  );
}

/** Lists every redirect of the site; admins add, change and remove them. */
export function AdminRedirectsPage(): ReactNode {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(redirectTableQuery(useApi()));
  const [adding, setAdding] = useState({ round: 0, isOpen: false, isSaved: false });
  const [changing, setChanging] = useState<Asked | null>(null);
  const [removing, setRemoving] = useState<Asked | null>(null);
  const [removals, setRemovals] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useCarried('redirect-wanted', '');
  const isSearchable = data.items.length >= manyRedirects;
  const rows = isSearchable ? data.items.filter((row) => isWanted(row, wanted)) : data.items;

  // The row that had the focus is gone
  useEffect(() => {
    if (removals > 0) title.current?.focus();
  }, [removals]);

  const columns: readonly TableColumn<RedirectRow>[] = [
    { id: 'path', header: t`Address`, cell: pathCell },
    { id: 'target', header: t`Points to`, cell: targetCell },
    { id: 'kind', header: t`For how long`, cell: kindCell },
    { id: 'changed', header: t`Changed`, cell: changedCell },
    actionsColumn(
      t`Actions`,
      (row) => setChanging({ row, isOpen: true }),
      (row) => setRemoving({ row, isOpen: true }),
    ),
  ];

  return (
    <div className="web-page">
      <div className="web-redirects-head">
        <Heading as="h1" ref={title} tabIndex={-1}>
          <Trans>Redirects</Trans>
        </Heading>
        <Button
          variant="accent"
          iconStart={<Icon icon={addIcon} size={20} />}
          onClick={() =>
            setAdding(({ round, isSaved }) => ({
              round: isSaved ? round + 1 : round,
              isOpen: true,
              isSaved: false,
            }))
          }
        >
          <Trans>Add a redirect</Trans>
        </Button>
      </div>
      <Text className="web-page-lead" tone="quiet">
        <Trans>
          Addresses of this site that lead elsewhere. A change reaches every visitor within a
          minute.
        </Trans>
      </Text>
      {isSearchable && (
        <div className="web-redirects-search">
          <FormField label={<Trans>Find an address</Trans>}>
            <TextField
              isLtr
              inputMode="search"
              autoComplete="off"
              slotStart={<Icon icon={searchIcon} size={18} />}
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
          </FormField>
        </div>
      )}
      <Table
        label={t`Redirects`}
        columns={columns}
        rows={rows}
        idOf={({ path }) => path}
        empty={
          <EmptyState
            illustration={isSearchable ? <EmptySearch /> : <Onboarding />}
            titleAs="h2"
            title={
              isSearchable ? <Trans>No redirect matches</Trans> : <Trans>No redirects yet</Trans>
            }
            description={
              isSearchable ? (
                <Trans>Try a shorter part of it.</Trans>
              ) : (
                <Trans>Use redirects when a page moves or a campaign needs a short address.</Trans>
              )
            }
          />
        }
      />
      <RedirectDialog
        key={adding.round}
        redirect={null}
        hosts={data.hosts}
        isOpen={adding.isOpen}
        onLeft={() => setAdding({ ...adding, isOpen: false })}
        onSaved={() => setAdding({ ...adding, isOpen: false, isSaved: true })}
      />
      {changing !== null && (
        <RedirectDialog
          key={`${changing.row.path} ${changing.row.setAt}`}
          redirect={changing.row}
          hosts={data.hosts}
          isOpen={changing.isOpen}
          onLeft={() => setChanging({ ...changing, isOpen: false })}
          onSaved={() => setChanging({ ...changing, isOpen: false })}
        />
      )}
      {removing !== null && (
        <RemoveRedirectDialog
          redirect={removing.row}
          isOpen={removing.isOpen}
          onLeft={() => setRemoving({ ...removing, isOpen: false })}
          onRemoved={() => {
            setRemoving({ ...removing, isOpen: false });
            setRemovals(removals + 1);
          }}
        />
      )}
    </div>
  );
}

interface RedirectActionsProps {
  readonly row: RedirectRow;
  readonly onChange: (row: RedirectRow) => void;
  readonly onRemove: (row: RedirectRow) => void;
}

function RedirectActions({ row, onChange, onRemove }: RedirectActionsProps): ReactNode {
  const { t } = useLingui();
  const address = readAddress(row.path);
  return (
    <span className="web-redirect-actions">
      <IconButton label={t`Change where ${address} leads`} onClick={() => onChange(row)}>
        <Icon icon={editIcon} size={20} />
      </IconButton>
      <IconButton label={t`Remove the redirect of ${address}`} onClick={() => onRemove(row)}>
        <Icon icon={removeIcon} size={20} />
      </IconButton>
    </span>
  );
}

function actionsColumn(
  header: string,
  onChange: (row: RedirectRow) => void,
  onRemove: (row: RedirectRow) => void,
): TableColumn<RedirectRow> {
  return {
    id: 'actions',
    header,
    isHeaderHidden: true,
    align: 'end',
    cell: (row) => <RedirectActions row={row} onChange={onChange} onRemove={onRemove} />,
  };
}
