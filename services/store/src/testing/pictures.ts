import { UploadedPicture } from '@osta/contracts/picture/files';
import { blankPicture } from '@osta/platform/files/blank-picture';
import type { TestAnswer, TestClient } from '@osta/platform/testing/test-client';

/** Returns the form of an upload. */
export async function pictureForm(bytes?: Uint8Array): Promise<FormData> {
  const form = new FormData();
  const content = new Uint8Array(bytes ?? (await blankPicture()));
  form.set('file', new Blob([content], { type: 'image/webp' }), 'shop.webp');
  return form;
}

/** Uploads bytes as a picture of a store. */
export async function upload(
  member: TestClient,
  store: string,
  bytes?: Uint8Array,
): Promise<TestAnswer> {
  return member.post(`${store}/pictures`, await pictureForm(bytes));
}

/** Uploads a picture of a store; returns its id. */
export async function uploadPicture(member: TestClient, store: string): Promise<string> {
  const { status, body } = await upload(member, store);
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return UploadedPicture.parse(body).pictureId;
}
