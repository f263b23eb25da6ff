import { ownNames } from '../../db/contract/form.ts';
import { PROJECT_FORM } from '../../db/contract/form-projects.ts';
import { ITEMS } from '../../db/contract/items.ts';
import { projects } from '../../db/schema/projects.ts';
import { publishable } from './publishable.ts';

const contacts = ownNames(PROJECT_FORM, ({ read }) => read === 'contact');

/** Projects that users publish (core§7, decision 103). */
export const xiangmu = publishable(
  projects,
  ITEMS.project,
  [...ownNames(PROJECT_FORM), 'scope', 'unit', 'org_name', 'region_name'],
  {
    contacts: [...contacts, 'version'],
    lends: { files: ['cover'], texts: ['profile'] },
    hooks: {
      html: ['profile'],
      files: ['cover'],
      maxima: { name: 200, name_en: 200, summary_en: 600, contacts: 50, org_name: 100, region_name: 200, scope: 1000 },
    },
  },
);
