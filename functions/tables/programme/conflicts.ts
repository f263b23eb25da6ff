import { compareIds } from './order.ts';

/**
 * What ties a reviewer to a project, and whether it is hard: a hard conflict bars from assignment, reading, counts and
 * exports, a soft one is shown to the office. Team members are many, so that one of the same name proves little.
 */
const HARD_CONFLICTS = {
  /** The reviewer declared the project. */
  declarant: true,
  /** The same organisation, by name or by membership. */
  organization: true,
  /** A recommending unit that is the applicant unit. */
  applicant: true,
  /** A common phone number, an extension apart. */
  phone: true,
  /** Mail addresses of one organisation's domain. */
  mail_domain: true,
  /** The name of the project's leader. */
  leader: true,
  /** The name of a team member. */
  team: false,
  /** The reviewer says so. */
  declared: true,
} as const;

type ConflictKind = keyof typeof HARD_CONFLICTS;

/** What is known of a reviewer; texts as people wrote them, several numbers in one text too. */
export interface ReviewerFacts {
  id: string;
  kind: 'unit' | 'person' | 'expert';
  userId: string | null;
  /** The person behind it: a contact's or an expert's. */
  names: readonly string[];
  /** Organisations that the reviewer is or belongs to. */
  organizationIds: readonly string[];
  organizationNames: readonly string[];
  phones: readonly string[];
  mails: readonly string[];
}

/** What is known of a project; phones and mail addresses are the declarant's and the contacts'. */
export interface ProjectFacts {
  id: string;
  declarantUserId: string;
  /** The applicant unit. */
  applicantId: string | null;
  applicantName: string;
  /** Organisations that the declarant belongs to. */
  organizationIds: readonly string[];
  leaderNames: readonly string[];
  teamNames: readonly string[];
  phones: readonly string[];
  mails: readonly string[];
}

/** A pair of ids; `declared` conflicts are such pairs too. */
export interface Pair {
  projectId: string;
  reviewerId: string;
}

export interface Conflict extends Pair {
  kind: ConflictKind;
  hard: boolean;
}

/** Domains where anybody has a mail address. */
const PUBLIC_MAIL = new Set(
  `126.com 139.com 163.com 163.net 188.com 189.cn 21cn.com 263.net aliyun.com aol.com china.com chinaren.com eyou.com
  fastmail.com foxmail.com gmail.com gmx.com gmx.net googlemail.com hotmail.com icloud.com live.cn live.com mac.com mail.com
  mail.ru me.com msn.com naver.com netease.com outlook.com petalmail.com proton.me protonmail.com qq.com sina.cn sina.com
  sina.com.cn sohu.com tom.com wo.cn yahoo.cn yahoo.com yahoo.com.cn yandex.com yandex.ru yeah.net ymail.com zoho.com`.split(
    /\s+/,
  ),
);
/** Second labels below a country under which organisations register, and those of provinces below .cn. */
const SHARED_LABEL = /^(?:ac|co|com|edu|gov|mil|net|or|org)$/;
const PROVINCE_LABEL =
  /^(?:ah|bj|cq|fj|gd|gs|gx|gz|ha|hb|he|hi|hk|hl|hn|jl|js|jx|ln|mo|nm|nx|qh|sc|sd|sh|sn|sx|tj|tw|xj|xz|yn|zj)$/;
/** Ways of writing that there is nothing. */
const NOTHING = new Set(['', '/', '0', 'na', 'n/a', 'nil', 'none', 'null', 'undefined', '无', '暂无', '没有']);
/** What stands in a name where another leaves it out. */
const BETWEEN_PARTS = /[\s\p{Cf}·•‧∙⋅・.,、_-]+/gu;
const BETWEEN_ADDRESSES = /[/,;、<>\s]|或/u;
const BETWEEN_NUMBERS = /[/,;、]|或/u;
const EXTENSION = /(?:转|轉|分机|ext|x|#).*$/iu;
/** Zeros and the code of the country before a number that has an area code or is a mobile one. */
const PREFIX = /^0*(?:86(?=\d{10}))?0*/;
/** A number of fewer digits may be another's elsewhere. */
const TELLING_DIGITS = 7;

/**
 * A name as names are compared: width, case, blanks and the marks between its parts say nothing.
 * @returns null for one character, and for words that say that there is no name
 */
export function nameKey(name: string): string | null {
  const key = name.normalize('NFKC').toLowerCase().replace(BETWEEN_PARTS, '');
  return NOTHING.has(key) || [...key].length < 2 ? null : key;
}

/** Numbers of a text as they are compared: digits without the country's code, leading zeros and extensions. */
function phoneKeys(text: string): string[] {
  return text
    .normalize('NFKC')
    .split(BETWEEN_NUMBERS)
    .map((number) => number.replace(EXTENSION, '').replace(/\D/g, '').replace(PREFIX, ''))
    .filter((digits) => digits.length >= TELLING_DIGITS);
}

/** The part of a domain that an organisation registered: `pku.edu.cn` of `mail.math.pku.edu.cn`. */
function registered(domain: string): string {
  const labels = domain.split('.').filter(Boolean);
  const [second = '', top = ''] = labels.slice(-2);
  const shared = top.length === 2 && (SHARED_LABEL.test(second) || (top === 'cn' && PROVINCE_LABEL.test(second)));
  return labels.slice(shared ? -3 : -2).join('.');
}

/** Domains of the mail addresses in a text, but for those where anybody has one. */
function domainKeys(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(BETWEEN_ADDRESSES)
    .flatMap((address) => {
      const at = address.lastIndexOf('@');
      const domain = at < 1 ? '' : registered(address.slice(at + 1));
      return domain.includes('.') && !PUBLIC_MAIL.has(domain) ? [domain] : [];
    });
}

type KeyKind = Exclude<ConflictKind, 'declared'>;
type Keys = Readonly<Record<KeyKind, readonly (string | null)[]>>;

/** An id beside the keys of names, which have no blank. */
const idKey = (id: string | null): string | null => (id === null || NOTHING.has(id) ? null : `id ${id}`);

function reviewerKeys(reviewer: ReviewerFacts): Keys {
  const names = reviewer.names.map(nameKey);
  const organizations = [...reviewer.organizationIds.map(idKey), ...reviewer.organizationNames.map(nameKey)];
  return {
    declarant: [idKey(reviewer.userId)],
    organization: organizations,
    applicant: reviewer.kind === 'unit' ? organizations : [],
    phone: reviewer.phones.flatMap(phoneKeys),
    mail_domain: reviewer.mails.flatMap(domainKeys),
    leader: names,
    team: names,
  };
}

function projectKeys(project: ProjectFacts): Keys {
  const applicant = [idKey(project.applicantId), nameKey(project.applicantName)];
  return {
    declarant: [idKey(project.declarantUserId)],
    organization: [...applicant, ...project.organizationIds.map(idKey)],
    applicant,
    phone: project.phones.flatMap(phoneKeys),
    mail_domain: project.mails.flatMap(domainKeys),
    leader: project.leaderNames.map(nameKey),
    team: project.teamNames.map(nameKey),
  };
}

const KINDS = Object.keys(HARD_CONFLICTS) as ConflictKind[];
const KEY_KINDS = KINDS.filter((kind) => kind !== 'declared');
const known = (keys: readonly (string | null)[]): string[] => keys.filter((key) => key !== null);

/** The value of a key in a map, made where there is none. */
function within<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/**
 * Every conflict between some reviewers and some projects; one of each is a pair. What is not known makes no conflict.
 * The work grows with the facts and the conflicts, not with the pairs.
 * @param declared pairs of which the reviewer declared a conflict; those of others are passed over
 * @returns each kind once a pair, by project, reviewer, and kind as `HARD_CONFLICTS` lists them
 */
export function findConflicts(
  reviewers: readonly ReviewerFacts[],
  projects: readonly ProjectFacts[],
  declared: readonly Pair[],
): Conflict[] {
  const bearers = new Map<string, Set<string>>();
  for (const reviewer of reviewers) {
    const keys = reviewerKeys(reviewer);
    for (const kind of KEY_KINDS) {
      for (const key of known(keys[kind])) within(bearers, `${kind} ${key}`, () => new Set()).add(reviewer.id);
    }
  }
  const present = new Set(reviewers.map(({ id }) => id));
  const declaredOf = Map.groupBy(declared, ({ projectId }) => projectId);

  return projects
    .toSorted((a, b) => compareIds(a.id, b.id))
    .flatMap((project) => {
      const kindsOf = new Map<string, Set<ConflictKind>>();
      const note = (reviewerId: string, kind: ConflictKind) => within(kindsOf, reviewerId, () => new Set()).add(kind);
      const keys = projectKeys(project);
      for (const kind of KEY_KINDS) {
        for (const key of known(keys[kind])) {
          for (const id of bearers.get(`${kind} ${key}`) ?? []) note(id, kind);
        }
      }
      for (const { reviewerId } of declaredOf.get(project.id) ?? []) {
        if (present.has(reviewerId)) note(reviewerId, 'declared');
      }
      return [...kindsOf]
        .sort(([a], [b]) => compareIds(a, b))
        .flatMap(([reviewerId, kinds]) =>
          KINDS.filter((kind) => kinds.has(kind)).map((kind) => {
            return { projectId: project.id, reviewerId, kind, hard: HARD_CONFLICTS[kind] };
          }),
        );
    });
}
