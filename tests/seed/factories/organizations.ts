import { ENGLISH_FIELDS } from '../fields/english.ts';
import { ORGANIZATIONS_EN } from '../fields/english-organizations.ts';
import { FIELDS } from '../fields/index.ts';
import { fileUrl, licenceKey } from '../paths.ts';
import { contactName, landline } from '../people.ts';
import { PLACES, placeText } from '../places.ts';
import { at, chooser } from '../random.ts';
import { demoId, demoTime, nextNumber, type Row, type TableRows } from '../rows.ts';
import { scopeLinks } from './links.ts';
import { accountId, administratorId } from './users.ts';

type Kind = 'institute' | 'company' | 'centre';

/** Name, kind, number of its field in FIELDS and of its place in PLACES. */
const ORGANIZATIONS: readonly (readonly [string, Kind, number, number])[] = [
  ['燕赵先进材料研究院', 'institute', 3, 2],
  ['河北冀科智能装备有限公司', 'company', 2, 4],
  ['滹沱河生态环境研究所', 'institute', 6, 5],
  ['石家庄星北导航技术有限公司', 'company', 0, 4],
  ['太行生物医药研究院', 'institute', 1, 2],
  ['冀中南农业科技创新中心', 'centre', 5, 7],
  ['唐山绿源冶金技术有限公司', 'company', 7, 10],
  ['燕南康复工程研究所', 'institute', 8, 16],
  ['坝上可再生能源研究院', 'institute', 4, 19],
  ['邯郸新钢工艺技术研究院', 'institute', 7, 13],
  ['河北数联云创软件有限公司', 'company', 9, 0],
  ['沧海化工技术研究院', 'institute', 11, 22],
  ['保定驰远新能源汽车部件有限公司', 'company', 10, 16],
  ['冀东应急装备技术有限公司', 'company', 12, 9],
  ['秦皇岛海岸智能检测有限公司', 'company', 2, 11],
  ['衡水湖功能材料有限公司', 'company', 3, 25],
  ['承德山川储能科技有限公司', 'company', 4, 20],
  ['廊坊临空微电子有限公司', 'company', 0, 23],
  ['邢台玻光新材料研究所', 'institute', 3, 14],
  ['石家庄科技成果转化服务中心', 'centre', 9, 2],
  ['定州绿禾种业科技有限公司', 'company', 5, 17],
  ['张垣低碳技术研究中心', 'centre', 6, 18],
  ['赵州果蔬保鲜工程中心', 'centre', 5, 7],
  ['新乐精诚医疗器械有限公司', 'company', 8, 8],
  ['京北微纳系统研究院', 'institute', 0, 27],
  ['津滨水务环保装备有限公司', 'company', 6, 28],
  ['齐鲁清洁化工工程有限公司', 'company', 11, 29],
  ['钱塘智能感知研究院', 'institute', 10, 31],
  ['南山合成生物制药有限公司', 'company', 1, 32],
  ['关中能源装备研究院', 'institute', 4, 33],
];

const DIRECTIONS: Record<Kind, string> = {
  institute: '应用基础研究、技术开发与中试放大',
  company: '产品研发、生产制造与工程服务',
  centre: '成果评价、供需对接与技术转移服务',
};

const ORG_TYPES: Record<Kind, string> = { institute: '科研院所', company: '企业', centre: '服务机构' };

/** Id of the n-th demo organisation, from 0. */
export const organizationId = (number: number): string => demoId('organization', number, demoTime(0, 1));

/** How many demo organisations there are. */
export const ORGANIZATION_COUNT = ORGANIZATIONS.length;

/** Name, field number and place of a demo organisation; counted on from the start past the end. */
export function organizationFacts(number: number) {
  const [name, kind, field, where] = at(ORGANIZATIONS, number);
  return { id: organizationId(number % ORGANIZATION_COUNT), name, kind, field, place: at(PLACES, where) };
}

/**
 * User who administers a demo organisation, or null.
 * The first three belong to the named accounts 1, 8 and 9; 26 of 30 have an administrator, 20 of them a bound one.
 */
export function administratorOf(number: number): string | null {
  const index = number % ORGANIZATION_COUNT;
  if (index < 3) return accountId([1, 8, 9][index] ?? 1);
  return index < 26 ? administratorId(index - 2) : null;
}

/**
 * An organisation row; every column may be overridden.
 * @param overrides wire-named columns; @param number chooses name, field and place, and makes the id unique
 */
export function makeOrganization(overrides: Row = {}, number = nextNumber('organization')): Row {
  const { name, kind, field, place } = organizationFacts(number);
  const choose = chooser(`organization ${number}`);
  const text = at(FIELDS, field);
  const [province, city, county] = place.codes;
  const [provinceName, cityName, countyName] = place.names;
  return {
    organization_id: organizationId(number),
    name: number < ORGANIZATION_COUNT ? name : `${name}第${number}实验室`,
    name_en: number < ORGANIZATION_COUNT ? at(ORGANIZATIONS_EN, number) : null,
    type: kind === 'centre' ? 3 : kind === 'institute' ? 4 : 5,
    level: 0,
    org_type: ORG_TYPES[kind],
    window_name: '技术转移办公室',
    web_site: `https://org${number + 1}.example.com`,
    director: contactName(number + 11),
    profile: organizationProfile(name, kind, number),
    profile_en: number < ORGANIZATION_COUNT ? englishProfile(kind, number) : null,
    contacts: contactName(number),
    contacts_tel: landline(number),
    contacts_email: `office${number + 1}@example.com`,
    wechat: `org-window-${number + 1}`,
    staff_num_range: choose.one(['20-50人', '50-100人', '100-300人', '300-500人']),
    reg_location: placeText(place),
    talent: `拥有高级职称人员${8 + choose.below(30)}名，外聘专家${3 + choose.below(12)}名。`,
    equipment: `建有${text.name}方向实验室${2 + choose.below(5)}个，主要仪器设备${60 + choose.below(240)}台套。`,
    business_direction: `${text.name}领域的${DIRECTIONS[kind]}`,
    performance: `近三年完成技术合同${12 + choose.below(60)}项，成交额${600 + choose.below(4_000)}万元。`,
    team_scale: `研发团队${15 + choose.below(90)}人`,
    assets: kind === 'company' ? 2 : 1,
    capital: kind === 'company' && choose.below(4) === 0 ? 1 : 2,
    technology: 1,
    business: kind === 'company' ? 1 : 2,
    industry: text.name,
    industry_id: JSON.stringify(text.industries),
    province,
    city,
    county,
    provinceName,
    cityName,
    countyName,
    country: 'CN',
    address: `${placeText(place)}科技路${18 + number * 2}号`,
    estiblish_time: `${2003 + choose.below(18)}-0${1 + choose.below(9)}-1${choose.below(10)}`,
    legal_type: kind === 'company' ? '有限责任公司' : '事业单位法人',
    promotion_type: 'GRZZ',
    user_id: null,
    is_delete: 0,
    add_time: demoTime(0, 1) + number * 3_600,
    audit_status: 4,
    ...overrides,
  };
}

function organizationProfile(name: string, kind: Kind, number: number): string {
  const { field, place } = organizationFacts(number);
  const text = at(FIELDS, field);
  const choose = chooser(`organization profile ${number}`);
  const objects = choose.some(text.objects, 3).join('、');
  return [
    `<p>${name}位于${placeText(place)}，主要从事${text.name}领域的${DIRECTIONS[kind]}。</p>`,
    `<p>${choose.one(text.team)}近年来围绕${objects}等方向形成了一批可转化成果，已服务${choose.some(text.uses, 2).join('和')}等场景。</p>`,
    '<p>欢迎各类创新主体以联合研发、技术许可、作价入股等方式开展合作。</p>',
  ].join('');
}

const WORK_EN: Record<Kind, string> = {
  institute: 'does applied research, develops technology and scales it up',
  company: 'develops, makes and installs products',
  centre: 'evaluates results, brings supply and demand together and helps with transfer',
};

const englishProfile = (kind: Kind, number: number): string =>
  `${at(ORGANIZATIONS_EN, number)} ${WORK_EN[kind]} in the field of ${ENGLISH_FIELDS[at(FIELDS, organizationFacts(number).field).key]?.name ?? ''}. It is open to joint development, licensing and investment with partners from abroad.`;

/** Staff has not checked every one; the third, of account 9, waits for it. */
const isVerified = (number: number): boolean =>
  number !== WAITING && number % 6 !== 5 && administratorOf(number) !== null;
const WAITING = 2;

/** Numbers of the organisations that handed in a document. */
export const CHECKED = Array.from({ length: ORGANIZATION_COUNT }, (_, number) => number).filter(
  (number) => isVerified(number) || number === WAITING,
);

const CODE_LETTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CODE_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** A credit code of the form that the register gives, with its check letter. */
export function creditCode(number: number): string {
  const { kind, place } = organizationFacts(number);
  const body =
    `${kind === 'company' ? '91' : '12'}${place.codes[2] || '130100'}MDEM${String(number).padStart(5, '0')}`.replaceAll(
      'O',
      '0',
    );
  const sum = CODE_WEIGHTS.reduce(
    (total, weight, index) => total + weight * CODE_LETTERS.indexOf(body[index] ?? '0'),
    0,
  );
  return `${body}${CODE_LETTERS[(31 - (sum % 31)) % 31]}`;
}

/** A check of an organisation: decided where it is verified. */
function makeVerification(number: number, user: string): Row {
  const at = demoTime(2, 1) + number * 60;
  const decided = isVerified(number);
  return {
    id: demoId('verification', number, at),
    organization_id: organizationId(number),
    user_id: user,
    name: organizationFacts(number).name,
    social_credit_code: creditCode(number),
    document: fileUrl(licenceKey(number)),
    document_name: '登记证书.pdf',
    state: decided ? 4 : 1,
    add_time: at,
    decide_user: decided ? accountId(11) : null,
    decide_time: decided ? at + 7_200 : null,
  };
}

/** Demo organisations with their administrators and research fields. */
export function demoOrganizations(): TableRows[] {
  const organizations: Row[] = [];
  const members: Row[] = [];
  const scopes: Row[] = [];
  const verifications: Row[] = [];
  for (let number = 0; number < ORGANIZATION_COUNT; number++) {
    const user_id = administratorOf(number);
    const verified = isVerified(number);
    const checked = { verified_time: verified ? demoTime(2, 1) : null, social_credit_code: creditCode(number) };
    const row = makeOrganization({ user_id, ...checked }, number);
    if (user_id && CHECKED.includes(number)) verifications.push(makeVerification(number, user_id));
    organizations.push(row);
    if (user_id) members.push(makeMember(organizationId(number), user_id, { add_time: row.add_time ?? 0 }, number));
    const chosen = at(FIELDS, organizationFacts(number).field).results.slice(0, 2);
    scopes.push(...scopeLinks('org_id', organizationId(number), chosen.map((result) => result.scopes).join(' ')));
  }
  return [
    { table: 'organization', rows: organizations },
    { table: 'organisation_user', rows: members },
    { table: 'organization_scope', rows: scopes },
    { table: 'organization_verification', rows: verifications },
  ];
}

/** A membership row, by default of the administrator. */
export function makeMember(organization: string, user: string, overrides: Row = {}, number = nextNumber('link')): Row {
  return {
    id: demoId('membership', number, demoTime(0, 1)),
    organization_id: organization,
    user_id: user,
    is_admin: 1,
    is_delete: 0,
    add_time: demoTime(0, 1),
    audit_status: 4,
    ...overrides,
  };
}
