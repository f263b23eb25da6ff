import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { idNumberInput, idNumberResult } from '../../../db/contract/accounts.ts';
import { auditInput, resultEdit, resultFollowUp, resultSubmission } from '../../../db/contract/results.ts';
import { ok } from '../../platform/envelope.ts';
import { AppError, invalid } from '../../platform/errors.ts';
import { createRouter, envelope, jsonBody, signedInOnly } from '../../platform/openapi.ts';
import { auditResult } from './usecases/audit.ts';
import { editResult } from './usecases/edit.ts';
import { followUp } from './usecases/follow-up.ts';
import { resultForm } from './usecases/form.ts';
import { lookAtIdNumber } from './usecases/id-number.ts';
import { auditList, ownResults } from './usecases/lists.ts';
import { publishResult } from './usecases/publish.ts';
import { removeResult } from './usecases/remove.ts';

const tags = ['results'];
const published = z.object({ chengguo_id: z.string(), code: z.string(), audit_status: z.number() });
const text = z.string().optional();
const listQuery = z.object({ pageIndex: text, pageSize: text, keyword: text, audit_status: text, order: text });
const page = z.object({
  records: z.array(z.record(z.string(), z.unknown())),
  current: z.number(),
  pages: z.number(),
  total: z.number(),
});

const create = (path: string) =>
  createRoute({
    method: 'post',
    path,
    tags,
    middleware: signedInOnly,
    summary: 'Publish a result; the header Idempotency-Key makes a repeated submission one result',
    request: { body: jsonBody(resultSubmission) },
    responses: envelope(published),
  });

const edit = createRoute({
  method: 'put',
  path: '/v1/user/chengguo',
  tags,
  middleware: signedInOnly,
  summary: 'Edit a result; it must be reviewed again unless an auditor edits it',
  request: { body: jsonBody(resultEdit) },
  responses: envelope(published),
});

const remove = createRoute({
  method: 'delete',
  path: '/v1/user/chengguo',
  tags,
  middleware: signedInOnly,
  summary: 'Delete a result',
  request: { query: z.object({ chengguo_id: text, id: text }) },
  responses: envelope(z.object({ changed: z.number() })),
});

const audit = createRoute({
  method: 'post',
  path: '/v1/user/chengguo/audit',
  tags,
  middleware: signedInOnly,
  summary: 'Approve (4), return (3) or reject (5) a result; 3 and 5 need an opinion',
  request: { body: jsonBody(auditInput) },
  responses: envelope(published),
});

const addMaterial = createRoute({
  method: 'post',
  path: '/v1/user/chengguo/followUp',
  tags,
  middleware: signedInOnly,
  summary: 'Hand in material after publishing: it replaces the enclosures and sets level 1',
  request: { body: jsonBody(resultFollowUp) },
  responses: envelope(published.extend({ level: z.number() })),
});

const form = createRoute({
  method: 'get',
  path: '/v1/user/chengguo/detail',
  tags,
  middleware: signedInOnly,
  summary: 'A working version with everything that the edit and audit forms show',
  request: { query: z.object({ id: text, chengguo_id: text }) },
  responses: envelope(z.looseObject({ chengguo_id: z.string(), version: z.number(), audit_status: z.number() })),
});

const idNumber = createRoute({
  method: 'post',
  path: '/v1/user/chengguo/idNumber',
  tags,
  middleware: signedInOnly,
  summary: 'The whole identity number of a result, for its publisher and auditors; each look is logged',
  request: { body: jsonBody(idNumberInput) },
  responses: envelope(idNumberResult),
});

const list = (path: string, summary: string) =>
  createRoute({
    method: 'get',
    path,
    tags,
    middleware: signedInOnly,
    summary,
    request: { query: listQuery },
    responses: envelope(page),
  });

function submissionKey(header: string | undefined): string | null {
  const key = header?.trim() ?? '';
  if (key.length > 100) throw new AppError(400, 'bad_request');
  return key || null;
}

function idOf(query: { chengguo_id?: string | undefined; id?: string | undefined }): string {
  const id = query.chengguo_id || query.id;
  if (!id) throw invalid([{ field: 'chengguo_id', code: 'required' }]);
  return id;
}

/** Publishing, editing, auditing results, and the lists around it (contract "Sign-in and publishing calls", core§7). */
export const resultRoutes = createRouter();

for (const path of ['/v1/user/chengguo', '/user/chengguo']) {
  resultRoutes.openapi(create(path), async (c) => {
    const caller = await c.get('caller')();
    const key = submissionKey(c.req.header('idempotency-key'));
    return ok(c, await publishResult(c.get('db'), c.env, caller, c.req.valid('json'), key));
  });
}

for (const path of ['/v1/user/chengguo/list', '/v1/user/chengguo/list2', '/user/chengguo/service/list']) {
  resultRoutes.openapi(list(path, 'Own results in every state, newest first'), async (c) =>
    ok(c, await ownResults(c.get('db'), await c.get('caller')(), c.req.valid('query'))),
  );
}

resultRoutes
  .openapi(list('/v1/chengguo/audit/list', 'Results under review; audit_status names other states'), async (c) =>
    ok(c, await auditList(c.get('db'), await c.get('caller')(), c.req.valid('query'))),
  )
  .openapi(edit, async (c) => ok(c, await editResult(c.get('db'), c.env, await c.get('caller')(), c.req.valid('json'))))
  .openapi(remove, async (c) =>
    ok(c, await removeResult(c.get('db'), await c.get('caller')(), idOf(c.req.valid('query')))),
  )
  .openapi(audit, async (c) => ok(c, await auditResult(c.get('db'), await c.get('caller')(), c.req.valid('json'))))
  .openapi(addMaterial, async (c) => ok(c, await followUp(c.get('db'), await c.get('caller')(), c.req.valid('json'))))
  .openapi(form, async (c) =>
    ok(c, await resultForm(c.get('db'), c.env, await c.get('caller')(), idOf(c.req.valid('query')))),
  )
  .openapi(idNumber, async (c) =>
    ok(c, await lookAtIdNumber(c.get('db'), c.env, await c.get('caller')(), c.req.valid('json').id)),
  );
