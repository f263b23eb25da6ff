import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findConflicts,
  nameKey,
  type Pair,
  type ProjectFacts,
  type ReviewerFacts,
} from '../../../functions/tables/programme/conflicts.ts';

const reviewer = (facts: Partial<ReviewerFacts> = {}): ReviewerFacts => ({
  id: 'r',
  kind: 'expert',
  userId: null,
  names: [],
  organizationIds: [],
  organizationNames: [],
  phones: [],
  mails: [],
  ...facts,
});
const project = (facts: Partial<ProjectFacts> = {}): ProjectFacts => ({
  id: 'p',
  declarantUserId: 'u',
  applicantId: null,
  applicantName: '',
  organizationIds: [],
  leaderNames: [],
  teamNames: [],
  phones: [],
  mails: [],
  ...facts,
});

const kinds = (of: Partial<ReviewerFacts>, on: Partial<ProjectFacts>, declared: Pair[] = []) =>
  findConflicts([reviewer(of)], [project(on)], declared).map(({ kind, hard }) => `${kind}${hard ? '!' : ''}`);

describe('a conflict', () => {
  it('is the declarant, a common organisation, the applicant itself, or what the reviewer declares', () => {
    expect(kinds({ userId: 'u' }, {})).toEqual(['declarant!']);
    expect(kinds({ organizationIds: ['o'] }, { applicantId: 'o' })).toEqual(['organization!']);
    expect(kinds({ organizationIds: ['x', 'o'] }, { organizationIds: ['o'] })).toEqual(['organization!']);
    expect(kinds({ organizationNames: ['冀中 研究院（集团）'] }, { applicantName: '冀中研究院(集团)' })).toEqual([
      'organization!',
    ]);
    const unit = { kind: 'unit', organizationNames: ['ABC 研究院'] } as const;
    expect(kinds(unit, { applicantName: 'ａｂｃ研究院' })).toEqual(['organization!', 'applicant!']);
    expect(kinds({ kind: 'unit', organizationIds: ['o'] }, { organizationIds: ['o'] })).toEqual(['organization!']);
    expect(kinds({}, {}, [{ projectId: 'p', reviewerId: 'r' }])).toEqual(['declared!']);
    expect(
      kinds({}, {}, [
        { projectId: 'other', reviewerId: 'r' },
        { projectId: 'p', reviewerId: 'other' },
      ]),
    ).toEqual([]);
  });

  it('is a common phone, however it is written', () => {
    for (const written of ['+86 138-0000-0001', '008613800000001', '１３８０００００００１']) {
      expect(kinds({ phones: [written] }, { phones: ['0311-1234567 / 13800000001'] }), written).toEqual(['phone!']);
    }
    expect(kinds({ phones: ['(0311) 8888 8888 转 12'] }, { phones: ['+86 311 88888888'] })).toEqual(['phone!']);
    expect(kinds({ phones: ['13800000001'] }, { phones: ['13800000002'] })).toEqual([]);
    expect(kinds({ phones: ['', '110', '00000000000'] }, { phones: ['', '110', '00000000000'] })).toEqual([]);
  });

  it('is a domain that an organisation registered, and never one of the public providers', () => {
    expect(kinds({ mails: ['a@Math.PKU.edu.cn'] }, { mails: ['b@pku.edu.cn'] })).toEqual(['mail_domain!']);
    expect(kinds({ mails: ['a@x.ac.uk'] }, { mails: ['b@y.ac.uk'] })).toEqual([]);
    expect(kinds({ mails: ['a@one.he.cn'] }, { mails: ['b@two.he.cn'] })).toEqual([]);
    expect(kinds({ mails: ['a@mail.jd.cn'] }, { mails: ['b@jd.cn'] })).toEqual(['mail_domain!']);
    for (const open of ['qq.com', 'vip.qq.com', '163.com', 'gmail.com', 'sina.com.cn', '', 'localhost']) {
      expect(kinds({ mails: [`a@${open}`] }, { mails: [`b@${open}`] }), open).toEqual([]);
    }
    expect(kinds({ mails: ['pku.edu.cn'] }, { mails: ['b@pku.edu.cn'] })).toEqual([]);
  });

  it('is the name of the leader, and softly one of the team', () => {
    expect(kinds({ names: ['李 明'] }, { leaderNames: ['李明'], teamNames: ['李　明'] })).toEqual(['leader!', 'team']);
    expect(kinds({ names: ['Zhang, Wei'] }, { teamNames: ['ZHANG WEI'] })).toEqual(['team']);
    expect(kinds({ names: ['买买提·艾力'] }, { leaderNames: ['买买提•艾力'] })).toEqual(['leader!']);
  });

  it('never comes of what is not known', () => {
    const blank = ['', ' ', '无', 'null', '-', 'N/A', '李'];
    expect(blank.map(nameKey)).toEqual(blank.map(() => null));
    const ids = { organizationIds: ['', 'null', '0'], userId: 'null' };
    expect(
      kinds(
        { ...ids, kind: 'unit', organizationNames: blank, names: blank, phones: blank, mails: blank },
        {
          ...ids,
          applicantId: 'null',
          applicantName: '无',
          declarantUserId: 'null',
          leaderNames: blank,
          teamNames: blank,
        },
      ),
    ).toEqual([]);
    expect(kinds({ organizationIds: ['河北大学'] }, { applicantName: '河北大学' })).toEqual([]);
  });
});

/** A value that is compared, in the ways in which people may write it. */
interface Value {
  is: number;
  written: string;
}
const ways = (...values: string[][]) =>
  fc.array(
    fc
      .nat(values.length - 1)
      .chain((is) => fc.constantFrom(...(values[is] ?? [])).map((written): Value => ({ is, written }))),
    { maxLength: 3 },
  );
const names = ways(
  ['李明', '李 明', '李\u3000明'],
  ['Wei Zhang', 'ＷＥＩ zhang', 'weizhang'],
  ['买买提·艾力', '买买提艾力'],
  ['王芳'],
);
const organizations = ways(
  ['河北大学'],
  ['冀钢（集团）', '冀钢(集团) '],
  ['ABC研究院', 'abc 研究院'],
  ['燕赵协会'],
  ['北极星公司'],
);
const phones = ways(
  ['13800000001', '+86 138 0000 0001', '8613800000001'],
  ['0311-88880000', '0311 88880000转8'],
  ['13900000003'],
);
/** Values from 100 on are nobody's: addresses at public providers. */
const mails = ways(['a@pku.edu.cn', 'b@Math.pku.edu.cn'], ['c@tsinghua.edu.cn'], ['d@firm.com', 'e@mx.firm.com']);
const openMails = fc.array(fc.constantFrom('a@qq.com', 'b@163.com', '', 'nobody'), { maxLength: 2 });
const ids = (letter: string) =>
  fc.array(
    fc.nat(4).map((nth) => `${letter}${nth}`),
    { maxLength: 2 },
  );
const userId = fc.option(fc.nat(5).map((nth) => `u${nth}`));

const someReviewers = fc.array(
  fc.record({
    kind: fc.constantFrom('unit', 'person', 'expert'),
    userId,
    names,
    organizations,
    organizationIds: ids('o'),
    phones,
    mails,
    openMails,
  }),
  { minLength: 1, maxLength: 6 },
);
const someProjects = fc.array(
  fc.record({
    userId: fc.nat(5).map((nth) => `u${nth}`),
    applicantId: fc.option(fc.nat(4).map((nth) => `o${nth}`)),
    applicant: organizations,
    organizationIds: ids('o'),
    leaders: names,
    team: names,
    phones,
    mails,
    openMails,
  }),
  { minLength: 1, maxLength: 6 },
);
const pairs = fc.array(fc.record({ project: fc.nat(7), reviewer: fc.nat(7) }), { maxLength: 4 });

const written = (values: readonly Value[]): string[] => values.map((value) => value.written);
const meet = (a: readonly Value[], b: readonly Value[]): boolean =>
  a.some(({ is }) => b.some((other) => other.is === is));

it('a thousand random graphs: conflicts are those that the values behind the texts say', () => {
  let found = 0;
  const graphs = fc.property(someReviewers, someProjects, pairs, (reviewers, projects, declared) => {
    const expected = new Set<string>();
    projects.forEach((p, x) => {
      reviewers.forEach((r, y) => {
        const say = (kind: string, holds: boolean) => holds && expected.add(`p${x} r${y} ${kind} ${kind !== 'team'}`);
        const isApplicant =
          meet(p.applicant.slice(0, 1), r.organizations) || r.organizationIds.some((id) => id === p.applicantId);
        say('declarant', p.userId === r.userId);
        say('organization', isApplicant || p.organizationIds.some((id) => r.organizationIds.includes(id)));
        say('applicant', isApplicant && r.kind === 'unit');
        say('phone', meet(p.phones, r.phones));
        say('mail_domain', meet(p.mails, r.mails));
        say('leader', meet(p.leaders, r.names));
        say('team', meet(p.team, r.names));
        say(
          'declared',
          declared.some((pair) => pair.project === x && pair.reviewer === y),
        );
      });
    });
    const answer = findConflicts(
      reviewers.map(({ organizations: units, openMails: open, ...r }, y) => ({
        ...r,
        id: `r${y}`,
        names: written(r.names),
        organizationNames: written(units),
        phones: written(r.phones),
        mails: [...written(r.mails), ...open],
      })),
      projects.map((p, x) => ({
        id: `p${x}`,
        declarantUserId: p.userId,
        applicantId: p.applicantId,
        applicantName: p.applicant[0]?.written ?? '',
        organizationIds: p.organizationIds,
        leaderNames: written(p.leaders),
        teamNames: written(p.team),
        phones: written(p.phones),
        mails: [...written(p.mails), ...p.openMails],
      })),
      declared.map((pair) => ({ projectId: `p${pair.project}`, reviewerId: `r${pair.reviewer}` })),
    ).map(({ projectId, reviewerId, kind, hard }) => `${projectId} ${reviewerId} ${kind} ${hard}`);
    found += answer.length;
    expect(answer.toSorted()).toEqual([...expected].sort());
  });
  fc.assert(graphs, { numRuns: 1_000, seed: 20261 });
  expect(found).toBeGreaterThan(10_000);
});
