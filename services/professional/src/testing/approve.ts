import {
  type ApplicationView,
  MyApplication,
  UploadedDocumentFile,
} from '@osta/contracts/application/api';
import { blankPicture } from '@osta/platform/files/blank-picture';
import type { TestAnswer, TestClient } from '@osta/platform/testing/test-client';

const own = '/api/professional/application';

/** What the applicants of tests say. */
export const sections = {
  general: {
    legalName: 'سالم محمد الورفلي',
    about: 'أعمل في السباكة وتركيب السخانات منذ سنوات',
    experienceYears: 7,
  },
  services: { categoryIds: ['plumbing'] },
  area: { placeIds: ['m-tajura', 'm-janzour'] },
  commitments: { isAccepted: true },
} as const;

function done(answer: TestAnswer): TestAnswer {
  if (answer.status < 300) return answer;
  throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
}

/** Sends the file of a document, under a name and a type that say nothing. */
export async function sendDocument(applicant: TestClient, bytes: Uint8Array): Promise<TestAnswer> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/webp' }), 'card.webp');
  return applicant.post(`${own}/files`, form);
}

/** Uploads the file of a document, a picture unless told; returns its id. */
export async function uploadDocument(applicant: TestClient, bytes?: Uint8Array): Promise<string> {
  const { body } = done(await sendDocument(applicant, bytes ?? (await blankPicture())));
  return UploadedDocumentFile.parse(body).fileId;
}

/** Reads one's own application. */
export async function myApplication(applicant: TestClient): Promise<ApplicationView> {
  const { body } = done(await applicant.get(own));
  const { application } = MyApplication.parse(body);
  if (!application) throw new Error('The person has not applied');
  return application;
}

/** What one applicant says otherwise. */
export interface Said {
  readonly legalName?: string;
  readonly about?: string;
  readonly documentNumber?: string;
  readonly issuedOn?: string;
  readonly expiresOn?: string;
  /** What the admin writes about the document. */
  readonly rejection?: string;
}

/** Fills a draft in: every section, and an identity document. */
export async function fillIn(
  applicant: TestClient,
  { legalName, about, documentNumber, issuedOn, expiresOn }: Said = {},
): Promise<void> {
  const general = {
    ...sections.general,
    ...(legalName !== undefined && { legalName }),
    ...(about !== undefined && { about }),
  };
  for (const [section, content] of Object.entries({ ...sections, general })) {
    done(await applicant.put(`${own}/${section}`, content));
  }
  const fileId = await uploadDocument(applicant);
  const document = {
    kind: 'identity',
    number: documentNumber ?? '119900112233',
    issuedOn: issuedOn ?? '2021-05-31',
    expiresOn: expiresOn ?? '2031-05-31',
    fileId,
  };
  done(await applicant.post(`${own}/documents`, document));
}

/** Decides as an admin on the application at this path, as it is now. */
export async function decideOn(
  admin: TestClient,
  path: string,
  decision: string,
  body?: object,
): Promise<TestAnswer> {
  const { headers } = await admin.get(path);
  return admin.post(`${path}/${decision}`, body, { 'if-match': headers.get('etag') ?? '"v1"' });
}

/** Takes a submitted application, accepts its documents and approves it. */
export async function decideFor(
  applicant: TestClient,
  admin: TestClient,
  note = '',
): Promise<void> {
  const { applicantId, documents } = await myApplication(applicant);
  const one = `/api/professional/applications/${applicantId}`;
  done(await admin.post(`${one}/assign`));
  for (const { id, review } of documents) {
    if (review === 'accepted') continue;
    const body = { verdict: 'accepted', cause: null, note };
    done(await admin.post(`${one}/documents/${id}/review`, body));
  }
  done(await decideOn(admin, one, 'approve'));
}

/** Makes a person an approved professional, by all the steps that people take. */
export async function approve(
  applicant: TestClient,
  admin: TestClient,
  said: Said = {},
): Promise<void> {
  await fillIn(applicant, said);
  done(await applicant.post(`${own}/submit`));
  await decideFor(applicant, admin, said.rejection);
}
