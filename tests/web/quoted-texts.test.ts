import { describe, expect, it } from 'vitest';
import { messageOf } from '../../db/contract/errors.ts';
import common from '../../web/i18n/common.ts';
import memberCenter from '../../web/i18n/memberCenter.ts';
import organizationGroups from '../../web/i18n/organizationGroups.ts';
import programmeNews from '../../web/i18n/programmeNews.ts';
import programmePeople from '../../web/i18n/programmePeople.ts';
import pushCompose from '../../web/i18n/pushCompose.ts';

/** What the documents quote stands in English in their own words (decision 44): titles begin with a capital. */
const said = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

describe('texts that the documents quote', () => {
  it('PUSH-018 PUSH-031 ORG-028 ACC-056 titles of dialogs', () => {
    expect(said(pushCompose.en.config.title)).toBe('push configuration');
    expect(said(pushCompose.en.confirm.title)).toBe('confirm push');
    expect(said(organizationGroups.en.title)).toBe('organization group management');
    expect(said(memberCenter.en.update.title)).toBe('registration information modification');
  });

  it('PUSH-025 PUSH-027 PUSH-029 PUSH-063 whom a push can go to', () => {
    const warning = 'only organizations whose administrator is set and bound to the chat app can be chosen';
    expect(pushCompose.en.config.warning).toBe(warning);
    expect(messageOf('push_org_unbound', 'en')).toBe(warning);
    expect(pushCompose.en.config.groupLabel('G', 3)).toBe('G (3 organizations)');
    expect(said(pushCompose.en.config.single)).toBe('single organizations');
  });

  it('ORG-037 PROG-114 PUB-125 what was added and changed', () => {
    for (const words of [organizationGroups.en, programmePeople.en, common.en]) {
      expect(words.modified).toBe('modified successfully');
    }
    expect(programmeNews.en).toMatchObject({ addedDone: 'added successfully', modified: 'modified successfully' });
    expect([organizationGroups.en.added, programmePeople.en.added]).toEqual([
      'added successfully',
      'added successfully',
    ]);
  });
});
