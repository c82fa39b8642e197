import { UploadedPhoto } from '@osta/contracts/request/photos';
import { blankPicture } from '@osta/platform/files/blank-picture';
import type { TestAnswer, TestClient } from '@osta/platform/testing/test-client';

/** Uploads bytes as a photo of what is to be done; by default a picture without anything on it. */
export async function sendRequestPhoto(
  customer: TestClient,
  bytes?: Uint8Array,
): Promise<TestAnswer> {
  const form = new FormData();
  const content = new Uint8Array(bytes ?? (await blankPicture()));
  form.set('file', new Blob([content], { type: 'image/webp' }), 'leak.webp');
  return customer.post('/api/requests/photos', form);
}

/** Uploads a photo of what is to be done; returns its id. */
export async function uploadRequestPhoto(
  customer: TestClient,
  bytes?: Uint8Array,
): Promise<string> {
  const { status, body } = await sendRequestPhoto(customer, bytes);
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return UploadedPhoto.parse(body).photoId;
}
