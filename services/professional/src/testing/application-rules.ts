import { ApplicationView } from '@osta/contracts/application/api';
import {
  nothing,
  type ObjectRule,
  type Params,
  type Stage,
  type Who,
} from '@osta/platform/testing/object-rules';

import { fillIn, myApplication, uploadDocument } from './approve.ts';

/** The link of a reader to the picture of somebody's document. */
async function linkOf(stage: Stage, owner: Who, reader: Who = owner): Promise<Params> {
  await documentOf(stage, owner);
  const client = await stage.as(reader);
  const { documents } =
    reader === owner
      ? await myApplication(client)
      : ApplicationView.parse(
          (await client.get(`/api/professional/applications/${stage.idOf(owner)}`)).body,
        );
  const [applicantId, , fileId, key] = documents[0]?.fileUrl.split('/').slice(-4) ?? [];
  return { applicantId: applicantId ?? nothing, fileId: fileId ?? nothing, key: key ?? nothing };
}

/** A document of this person, in a draft that they begin when they have none. */
async function documentOf({ as }: Stage, who: Who): Promise<Params> {
  const client = await as(who);
  const mine = await myApplication(client).catch(() => null);
  if (!mine || (mine.documents.length === 0 && mine.status === 'draft')) await fillIn(client);
  const { documents } = await myApplication(client);
  return { documentId: documents[0]?.id ?? nothing };
}

/** Returns the rules of applications and their files, by operation. */
export function applicationRules(stage: Stage): readonly (readonly [string, ObjectRule])[] {
  const { idOf } = stage;
  const reason = { cause: 'other', note: 'Moved abroad' };
  const applicant = (): Params => ({ applicantId: idOf('professional') ?? nothing });

  function forAdmins(body?: unknown): ObjectRule {
    return { own: () => null, foreign: applicant, body, evenForeign: ['admin'] };
  }
  // An id that nobody has: what is foreign to everybody
  const unknown = { documentId: '01980000-0000-7000-8000-0000000000d9' };

  return [
    [
      'removeApplicationDocument',
      {
        own: (who) => (who === 'business' ? documentOf(stage, who) : null),
        foreign: () => unknown,
      },
    ],
    [
      'getDocumentFile',
      {
        own: (who) => (who === 'customer' ? linkOf(stage, who) : null),
        foreign: (who) => {
          const owner = who === 'professional' ? 'other-professional' : 'professional';
          return linkOf(stage, owner, who === 'admin' ? 'admin' : owner);
        },
        evenForeign: ['admin'],
      },
    ],
    ['getApplication', forAdmins()],
    ['assignApplication', forAdmins()],
    ['releaseApplication', forAdmins()],
    ['requestApplicationChanges', forAdmins({ notes: { about: 'More' } })],
    ['approveApplication', forAdmins()],
    ['rejectApplication', forAdmins(reason)],
    ['reopenApplication', forAdmins()],
    ['suspendProfessional', forAdmins(reason)],
    ['reinstateProfessional', forAdmins()],
    ['revokeProfessional', forAdmins(reason)],
    [
      'reviewApplicationDocument',
      {
        own: () => null,
        foreign: async () => ({ ...applicant(), ...(await waitingDocument(stage)) }),
        body: { verdict: 'refused', cause: 'unreadable', note: '' },
        evenForeign: ['admin'],
      },
    ],
  ];
}

/** A document of the professional that waits for its review: a newer one beside those accepted. */
async function waitingDocument({ as }: Stage): Promise<Params> {
  const client = await as('professional');
  const { documents, allowed } = await myApplication(client);
  const waiting = documents.find(({ review }) => review === 'waiting');
  if (waiting || !allowed.includes('add-document')) return { documentId: waiting?.id ?? nothing };
  const fileId = await uploadDocument(client);
  const document = {
    kind: 'certificate',
    number: '7',
    issuedOn: '2020-01-31',
    expiresOn: null,
    fileId,
  };
  await client.post('/api/professional/application/documents', document);
  const after = await myApplication(client);
  return { documentId: after.documents.find(({ review }) => review === 'waiting')?.id ?? nothing };
}
