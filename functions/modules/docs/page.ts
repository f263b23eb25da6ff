import { WHO, type Who } from '../../platform/openapi.ts';
import type { ApiDocument } from './document.ts';

interface Response {
  description?: string;
  content?: Record<string, { schema?: unknown }>;
  /** One of the refusals that all calls share. */
  $ref?: string;
}

interface Operation {
  [WHO]?: Who;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name?: string; in?: string; required?: boolean; schema?: unknown }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, Response>;
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;

const html = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

const shape = (schema: unknown): string =>
  schema === undefined ? '' : `<pre>${html(JSON.stringify(schema, null, 2))}</pre>`;

function contentOf(content: Record<string, { schema?: unknown }> | undefined): string {
  return Object.entries(content ?? {})
    .map(([type, { schema }]) => `<p><code>${html(type)}</code></p>${shape(schema)}`)
    .join('');
}

function section(method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    (one) =>
      `<tr><td><code>${html(one.name ?? '')}</code></td><td>${html(one.in ?? '')}</td><td>${one.required ? 'required' : ''}</td><td><code>${html(JSON.stringify(one.schema ?? {}))}</code></td></tr>`,
  );
  const answers = Object.entries(operation.responses ?? {});
  const refused = answers.filter(([, { $ref }]) => $ref).map(([status]) => status);
  const own = answers.filter(([, { $ref }]) => !$ref);
  const responses = own.map(
    ([status, answer]) => `<h4>${html(status)} ${html(answer.description ?? '')}</h4>${contentOf(answer.content)}`,
  );
  return `<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>${html(path)}</code> ${html(operation.summary ?? '')}</summary>
${operation.description ? `<p>${html(operation.description)}</p>` : ''}
${parameters.length > 0 ? `<table><caption>Parameters</caption>${parameters.join('')}</table>` : ''}
${operation.requestBody ? `<h4>Body</h4>${contentOf(operation.requestBody.content)}` : ''}
${responses.join('')}
<p>For: ${html([operation[WHO] ?? ''].flat().join(', '))}. Refuses with ${html(refused.join(', '))}.</p></details>`;
}

function groups(document: ApiDocument): Map<string, string[]> {
  const byTag = new Map<string, string[]>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const operations = item as Record<string, Operation | undefined>;
    for (const method of METHODS) {
      const operation = operations[method];
      if (!operation) continue;
      const tag = operation.tags?.[0] ?? 'other';
      byTag.set(tag, [...(byTag.get(tag) ?? []), section(method, path, operation)]);
    }
  }
  return byTag;
}

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:960px;margin:0 auto;padding:24px;color:#1c2733}
details{border:1px solid #d5dde5;border-radius:6px;margin:8px 0;padding:8px 12px}summary{cursor:pointer}
pre{background:#f4f7fa;padding:12px;overflow:auto;border-radius:6px}td{padding:2px 12px 2px 0;vertical-align:top}
b{display:inline-block;min-width:64px}.get{color:#1f6b3a}.post{color:#2570be}.put{color:#8a5a00}.delete{color:#a3262a}
caption{text-align:left;font-weight:600}`;

/**
 * The API description as one static page: no script, nothing loaded from elsewhere.
 * @param document OpenAPI 3.1 document
 */
export function docsPage(document: ApiDocument): string {
  const body = [...groups(document)].map(([tag, parts]) => `<h2>${html(tag)}</h2>${parts.join('')}`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${html(document.info.title)} API</title><style>${STYLE}</style></head><body>
<h1>${html(document.info.title)} API</h1><p>${html(document.info.description ?? '')}</p>
<p><a href="/web/openapi.json">openapi.json</a></p>${body}</body></html>`;
}
