import { UploadedPicture } from '@osta/contracts/picture/files';
import { blankPicture } from '@osta/platform/files/blank-picture';
import type { TestAnswer, TestClient } from '@osta/platform/testing/test-client';

/** Uploads bytes as a picture of one's work; by default a picture without anything on it. */
export async function sendWorkPicture(
  professional: TestClient,
  bytes?: Uint8Array,
): Promise<TestAnswer> {
  const form = new FormData();
  const content = new Uint8Array(bytes ?? (await blankPicture()));
  form.set('file', new Blob([content], { type: 'image/webp' }), 'work.webp');
  return professional.post('/api/professional/pictures', form);
}

/** Uploads a picture of one's work; returns its id. */
export async function uploadWorkPicture(professional: TestClient): Promise<string> {
  const { status, body } = await sendWorkPicture(professional);
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return UploadedPicture.parse(body).pictureId;
}
