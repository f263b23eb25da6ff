import * as z from 'zod';
import { calls, post, put, texts } from '../endpoint.ts';
import { completeInput, ticketInput, ticketResult, uploadedFile } from '../uploads.ts';

export const uploadCalls = calls('uploads', {
  form: post('/upload', {
    who: 'session',
    summary: 'Upload files in one multipart form, field `files`; at most 20, 30 MB each and 100 MB in all',
    body: z.object({ files: z.array(z.unknown()) }),
    bodyType: 'multipart/form-data',
    answer: z.object({ files: z.array(uploadedFile) }),
    says: 'The files; the answer carries them beside result, too',
  }),
  ticket: post('/upload/ticket', {
    who: 'session',
    summary: 'A ticket to put one file of at most 30 MB, or the small picture of an own one; it lasts five minutes',
    body: ticketInput,
    answer: ticketResult,
  }),
  complete: post('/upload/complete', {
    who: 'session',
    summary: 'Verify what was put and give it its address',
    body: completeInput,
    answer: uploadedFile,
  }),
  bytes: put('/upload/put/{id}', {
    who: 'bearer',
    summary: 'The bytes of a ticket’s file, where its address leads here',
    query: texts('sig'),
    params: z.object({ id: z.string() }),
    body: z.string(),
    bodyType: 'application/octet-stream',
  }),
});
