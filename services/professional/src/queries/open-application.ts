import type { ChangeNotes } from '@osta/contracts/application/change-notes';
import { ApplicationField } from '@osta/contracts/application/status';
import { professionalContract } from '@osta/contracts/professional/contract';
import { openWords } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

import type { ApplicationContent, StartedApplication } from '../domain/application/application.ts';
import type { LegalDocument } from '../domain/application/legal-document.ts';

/** Takes a sealed text and returns it opened. */
type Open = (text: string) => string;

/** Returns an application with its sealed text opened, in one round trip. */
export async function openApplication(
  pool: Pool,
  application: StartedApplication,
): Promise<StartedApplication> {
  const sealed: string[] = [];
  withWords(application, (text) => {
    sealed.push(text);
    return text;
  });
  const subject = application.applicantId;
  const opened = await openWords(
    pool,
    professionalContract.name,
    sealed.map((text) => ({ subject, text })),
  );
  const words = new Map(sealed.map((text, n) => [text, opened[n] ?? '']));
  return withWords(application, (text) => words.get(text) ?? '');
}

function withWords(application: StartedApplication, open: Open): StartedApplication {
  const { content, submitted, before, documents, changes, decision } = application;
  return {
    ...application,
    content: openContent(content, open),
    submitted: submitted && openContent(submitted, open),
    before: before && openContent(before, open),
    documents: documents.map((document) => openDocument(document, open)),
    changes: openNotes(changes, open),
    decision: decision && { ...decision, note: open(decision.note) },
  };
}

function openDocument(document: LegalDocument, open: Open): LegalDocument {
  return { ...document, number: open(document.number), note: open(document.note) };
}

function openContent(content: ApplicationContent, open: Open): ApplicationContent {
  const { legalName, about } = content;
  return {
    ...content,
    legalName: legalName === null ? null : open(legalName),
    about: about === null ? null : open(about),
  };
}

function openNotes(notes: ChangeNotes, open: Open): ChangeNotes {
  const opened = { ...notes };
  for (const field of ApplicationField.options) opened[field] = open(notes[field]);
  return opened;
}
