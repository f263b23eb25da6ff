import { projects } from '../../db/schema/projects.ts';
import { publishable } from './publishable.ts';

/** Projects that users publish (core§7, decision 103). */
export const xiangmu = publishable(
  projects,
  'xiangmu_id',
  [
    'name',
    'cover',
    'profile',
    'type',
    'scope',
    'unit',
    'org_name',
    'investment_amount',
    'contacts',
    'contacts_tel',
    'contacts_email',
    'province',
    'city',
    'county',
    'region_name',
  ],
  {
    contacts: ['contacts', 'contacts_tel', 'contacts_email', 'version'],
    server: ['release_time', 'version'],
    lends: { files: ['cover'], texts: ['profile'] },
    hooks: { html: ['profile'], files: ['cover'], maxima: { name: 200 } },
  },
);
