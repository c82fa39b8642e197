import { Trans, useLingui } from '@lingui/react/macro';
import type { RequestReceipt } from '@osta/contracts/request/api';
import { notify } from '@osta/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { call } from '../../api/call.ts';
import { useCommand } from '../../api/use-command.ts';
import { useHiddenService } from '../../catalogue/use-hidden-service.ts';
import { useServerFields } from '../../forms/server-fields.ts';
import type { FormFields } from '../../forms/use-form-fields.ts';
import { requestKeys } from '../../requests/requests.queries.ts';
import { contentOf } from './request-content.ts';
import { dropDraft, type RequestDraft } from './request-draft.ts';
import { requestServiceNames } from './request-service-names.ts';
import { type Named, useNotTaken } from './use-not-taken.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';

interface SendRequestOptions {
  readonly form: Pick<FormFields<RequestDraft>, 'refuse'>;
  readonly uploads: Pick<PhotoUploads, 'finished'>;
  /** Whose draft it is. */
  readonly userId: string;
  readonly professionals: readonly Named[] | undefined;
  /** Called in place of the sending when a photo has got lost, once for each. */
  readonly onPhotosLost: () => void;
}

interface SendRequest {
  /** Sends a complete draft to these professionals, or to all who can, as soon as its photos are there. */
  readonly send: (draft: RequestDraft, professionalIds: readonly string[]) => Promise<void>;
  /** Waits for the photos, or for the service. */
  readonly isUnderWay: boolean;
  readonly isSent: boolean;
  /** Why the service did not take it; `null`: it has not refused. */
  readonly error: Error | null;
}

/** Sends the request of the form, and opens it. What a service does not accept is shown in the form. */
export function useSendRequest({
  form,
  uploads,
  userId,
  professionals = [],
  onPhotosLost,
}: SendRequestOptions): SendRequest {
  const { t } = useLingui();
  const navigate = useNavigate();
  const serverFields = useServerFields();
  const hiddenService = useHiddenService();
  const notTaken = useNotTaken(professionals);
  const command = useCommand<RequestReceipt>(requestKeys.lists);
  const [isWaiting, setIsWaiting] = useState(false);

  const send: SendRequest['send'] = async (draft, professionalIds) => {
    const isToAll = draft.to === 'all';
    if (!isToAll && professionalIds.length === 0) {
      form.refuse({ professionals: t`Choose at least one professional.` });
      return;
    }
    setIsWaiting(true);
    const photos = await uploads.finished(draft.photos);
    setIsWaiting(false);
    if (photos === null) {
      onPhotosLost();
      return;
    }
    const content = contentOf({ ...draft, photos });
    if (content === null) return;
    const body = isToAll
      ? { content, to: 'all' as const }
      : { content, professionalIds: [...professionalIds] };
    command.mutate(call('POST /api/requests', { body }), {
      onSuccess: ({ requestId }) => {
        dropDraft(userId);
        notify.success(<Trans>Your request has been sent.</Trans>);
        void navigate({ to: '/customer/requests/$id', params: { id: requestId } });
      },
      onError: (error) =>
        form.refuse({
          ...serverFields(error, requestServiceNames),
          ...hiddenService(error),
          ...notTaken(error),
        }),
    });
  };

  return {
    send,
    isUnderWay: isWaiting || command.isPending,
    isSent: command.isSuccess,
    error: command.error,
  };
}
