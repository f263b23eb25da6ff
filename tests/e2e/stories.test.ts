import { describe, expect, test } from 'vitest';
import { testSite } from './site.ts';
import { accountStories } from './stories/accounts.ts';
import { attributionStories } from './stories/attributions.ts';
import { Cast } from './stories/cast.ts';
import { dealingStories } from './stories/dealing.ts';
import { organizationStories } from './stories/organizations.ts';
import { publishingStories } from './stories/publishing.ts';
import { pushingStories } from './stories/pushing.ts';
import { staffStories } from './stories/staff.ts';

const site = testSite();
const STORIES = [
  ...accountStories,
  ...organizationStories,
  ...attributionStories,
  ...publishingStories,
  ...dealingStories,
  ...pushingStories,
  ...staffStories,
];

describe('a person who', () => {
  for (const { title, who, ids = '', tell } of STORIES) {
    test(`${ids} ${title} (${who})`.trim(), () => tell(new Cast(site.open)));
  }
});

test('there are sixty stories, and none is told twice', () => {
  const titles = STORIES.map(({ title }) => title);
  expect(titles).toHaveLength(60);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});
