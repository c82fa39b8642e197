import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RequestReceipt, RequestView } from '@osta/contracts/request/api';
import { Button, Dialog, EmptyRequests, EmptyState, notify } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { call } from '../../api/call.ts';
import { useCommand } from '../../api/use-command.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useFormFields } from '../../forms/use-form-fields.ts';
import { requestKeys } from '../../requests/requests.queries.ts';
import { notYetAsked } from './not-yet-asked.ts';
import { ProfessionalsField } from './professionals-field.tsx';
import { useAskable } from './use-askable.ts';
import { useNotTaken } from './use-not-taken.ts';

interface AskOthersProps {
  readonly request: Pick<RequestView, 'id' | 'allowed' | 'content' | 'customer' | 'invited'>;
}

/** The way to ask further professionals, until the first offer is there. */
export function AskOthers({ request }: AskOthersProps): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {request.allowed.includes('invite') && (
        <div className="web-invited-more">
          <Button variant="secondary" size="small" onClick={() => setIsAsking(true)}>
            <Trans>Ask others</Trans>
          </Button>
        </div>
      )}
      {isAsking && (
        <Dialog
          isOpen
          onOpenChange={setIsAsking}
          size="large"
          title={<Trans>Ask others</Trans>}
          description={
            <Trans>They get the same request. Those you asked before still have it.</Trans>
          }
        >
          <OthersForm request={request} onClose={() => setIsAsking(false)} />
        </Dialog>
      )}
    </>
  );
}

interface OthersFormProps extends AskOthersProps {
  readonly onClose: () => void;
}

interface OthersValues {
  readonly professionals: readonly string[];
}

function OthersForm({ request, onClose }: OthersFormProps): ReactNode {
  const { t } = useLingui();
  const { id: requestId, content, customer, invited } = request;
  const askable = useAskable({
    serviceId: content.serviceId,
    placeId: content.placeId,
    preferredId: null,
    ownId: customer.id,
    content,
  });
  const others = askable.professionals && notYetAsked(askable.professionals, invited);
  const notTaken = useNotTaken(others ?? []);
  const command = useCommand<RequestReceipt>(requestKeys.all);
  const form = useFormFields<OthersValues>({
    initial: { professionals: [] },
    rules: {
      professionals: [({ length }) => length > 0 || t`Choose at least one professional.`],
    },
    onSubmit: ({ professionals }) => {
      const count = professionals.length;
      command.mutate(
        call('POST /api/requests/{requestId}/invite', {
          params: { requestId },
          body: { professionalIds: [...professionals] },
        }),
        {
          onSuccess: () => {
            onClose();
            notify.success(
              <Plural
                value={count}
                one="Your request has gone to # more professional."
                other="Your request has gone to # more professionals."
              />,
            );
          },
          onError: (error) => form.refuse(notTaken(error)),
        },
      );
    },
  });
  const { values, errors, fieldId, set, submit } = form;
  const isNobodyLeft = others?.length === 0;
  return (
    <form className="web-form" noValidate onSubmit={submit}>
      {isNobodyLeft ? (
        <EmptyState
          size="small"
          illustration={<EmptyRequests />}
          title={<Trans>There’s nobody else to ask right now</Trans>}
          description={<Trans>Everyone who offers this has your request already.</Trans>}
        />
      ) : (
        <ProfessionalsField
          id={fieldId('professionals')}
          askable={{ ...askable, professionals: others }}
          value={values.professionals}
          onChange={(professionals) => set('professionals', professionals)}
          error={errors.professionals}
        />
      )}
      <ProblemNotice error={command.error} />
      <div className="web-actions">
        {!isNobodyLeft && (
          <Button type="submit" variant="accent" isLoading={command.isPending}>
            <Trans>Send the request</Trans>
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
      </div>
    </form>
  );
}
