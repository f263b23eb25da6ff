import type { Expectations } from '../kinds.ts';
import { items } from './items.ts';
import { people } from './people.ts';
import { programme } from './programme.ts';
import { staff } from './staff.ts';

/** Every table of the wire. */
export const expectations: Expectations = { ...items, ...people, ...programme, ...staff };

/** Tables of the platform that do not exist on the wire. */
export const OFF_THE_WIRE = [
  'session',
  'device_token',
  'known_device',
  'login_qr',
  'oauth_state',
  'organization_handover',
  'organization_invitation',
  'organization_listing',
  'organization_search',
  'organization_proposal',
  'organization_verification',
  'security_event',
  'security_alert',
  'security_alert_reader',
  'second_factor_totp',
  'passkey',
  'recovery_code',
  'trusted_device',
  'second_factor_step',
  'verification_code',
  'upload',
  'upload_use',
  'facet_count',
  'publication_rank',
  'result_publication',
  'demand_publication',
  'result_search',
  'demand_search',
  'favourite',
  'contact_reveal',
  'comment_report',
  'notice',
  'notice_message',
  'deal',
  'deal_event',
  'draft',
  'review_comment',
  'approved_version',
  'returned_version',
  'delivery_pause',
  'delivery_receipt',
  'push_answer',
  'push_application',
  'push_preference',
  'push_tally',
  'push_wave',
  'push_approval',
  'organization_contact',
  'publishing_count',
  'publishing_request',
  'sqlite_master',
  'd1_migrations',
];
