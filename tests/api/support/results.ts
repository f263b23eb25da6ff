import type { Client } from '../../setup/client.ts';

export const MEMBER = '13800000001';
export const INDIVIDUAL = '13800000002';
export const INPUT = '13800000003';
export const AUDITOR = '13800000004';
export const COMPANY = '13800000008';

/** A scope of the first group, and the one above it. */
export const SCOPE = { id: 's-101-01-01', parent: 's-101-01' };
export const OTHER_SCOPE = { id: 's-101-01-02', parent: 's-101-01' };

type Values = Record<string, unknown>;

let count = 0;
/** A name that no other test uses; many digits in a row would look like a telephone number in it. */
export const unique = (text: string): string =>
  text + `${Date.now().toString(36)}${(count++).toString(36)}`.replace(/\d{3}/g, '$&x');

interface Changes {
  result?: Values;
  organization?: Values | null;
  [group: string]: unknown;
}

/** A result that an organisation publishes, with changes at single fields. */
export function byOrganization({ result, organization, ...rest }: Changes = {}): Values {
  return {
    result: {
      name: unique('高导热石墨烯复合膜'),
      profile: '<p>用于高功率器件散热的复合膜，<b>热导率高</b>，可卷对卷制备。</p>',
      sub_type: 1,
      region_id: '130000,130100,130102',
      contacts: '成果联络员',
      contacts_tel: '0311-80000000',
      contacts_addr: '石家庄市长安区科技路1号',
      ...result,
    },
    organization: organization === null ? null : { name: '燕赵先进材料研究院', org_type: '科研院所', ...organization },
    scopes: [SCOPE.id],
    attachments: [],
    ...rest,
  };
}

/** A result that a person publishes, with changes at single fields. */
export function byPerson({ result, ...rest }: Changes = {}): Values {
  return {
    result: {
      name: unique('便携式水质检测装置'),
      profile: '<p>五分钟出结果的现场检测装置。</p>',
      sub_type: 2,
      director: '独立研发者',
      id_number: '13010019900101000X',
      region_id: '130100',
      contacts: '独立研发者',
      contacts_tel: '13900000000',
      contacts_addr: '石家庄市长安区科技路2号',
      ...result,
    },
    scopes: [SCOPE.id],
    ...rest,
  };
}

/** The smallest file that is a picture: one transparent point. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** A ticket for a file, without the file. */
export const ticketFor = (client: Client, name: string, size: number, type: string) =>
  client.post('/web/upload/ticket', { name, size, type });

/** Puts bytes where a ticket says. */
export function put(
  client: Client,
  ticket: { url: string; headers: Record<string, string> },
  body: BodyInit,
  headers = {},
) {
  return client.fetch(ticket.url, { method: 'PUT', body, headers: { ...ticket.headers, ...headers } });
}

/** A whole upload; answers what the form would attach. */
export async function upload(client: Client, name = 'figure.png', bytes: Buffer = PNG, type = 'image/png') {
  const { result: ticket } = await ticketFor(client, name, bytes.byteLength, type);
  await put(client, ticket, new Uint8Array(bytes));
  const { result } = await client.post('/web/upload/complete', { id: ticket.id });
  return result as { fileShowName: string; url: string; suffix: string; size: number };
}
