import * as z from 'zod';
import { itemCard } from '../cards.ts';
import { calls, changed, del, get, page, paged, post, put, texts } from '../endpoint.ts';
import { askInput, member, memberInput, transferAnswer, transferInput } from '../memberships.ts';
import {
  bindInput,
  invitation,
  inviteInput,
  joinInput,
  joinPreview,
  membership,
  openInvitation,
  organizationCard,
  organizationDetail,
  organizationEdit,
  organizationForm,
  organizationValues,
  ownOrganization,
} from '../organizations.ts';

export const ofOrganization = z.object({ organization_id: z.string() });

export const organizationCalls = calls('organizations', {
  list: get('/v1/organization/list', {
    who: 'everybody',
    summary:
      'Public organisations, centres first; scope and industry at any level, region by its code, has results or demands',
    query: paged('keyword', 'scope', 'industry', 'region', 'type', 'has'),
    answer: page(organizationCard),
  }),
  detail: get('/v1/organization/detail', {
    who: 'everybody',
    summary: 'The public page of an organisation',
    query: texts('id'),
    answer: organizationDetail,
  }),
  items: get('/v1/organization/items', {
    who: 'everybody',
    summary: 'Public results or demands of an organisation, newest first',
    query: paged('id', 'kind'),
    answer: page(itemCard),
  }),
  create: post('/v1/user/organization', {
    who: 'user',
    summary: 'Create an organisation from its information form; its creator administers it',
    body: organizationForm,
    answer: membership,
  }),
  edit: put('/v1/user/organization', {
    who: 'user',
    summary:
      'Change what an organisation says of itself; the name is locked, fields that are not given stay. What the public reads waits for a reviewer where no staff changes it',
    body: organizationEdit,
    answer: ofOrganization.extend({ waits: z.boolean() }),
  }),
  values: get('/v1/user/organization', {
    who: 'user',
    summary: 'All values of an organisation for its edit form',
    query: ofOrganization,
    answer: organizationValues,
  }),
  bind: post('/v1/user/organization/bind', {
    who: 'user',
    summary: 'Join the organisation of a name, or create it; its administrator approves who joins, or the platform',
    body: bindInput,
    answer: membership,
  }),
  ask: post('/v1/user/organization/ask', {
    who: 'user',
    summary: 'Say more to whoever decides about an own request; ask the platform where nobody administers',
    body: askInput,
    answer: membership,
  }),
  mine: get('/v1/user/organization/mine', {
    who: 'user',
    summary: 'Own organisations, requests that wait included',
    answer: page(ownOrganization),
  }),
  members: get('/v1/user/organization/members', {
    who: 'user',
    summary: 'Members of an own organisation, requests that wait first',
    query: paged().extend(ofOrganization.shape),
    answer: page(member),
  }),
  invite: post('/v1/user/organization/invite', {
    who: 'user',
    summary: 'Invite by a link, or by a message to a phone',
    body: inviteInput,
    answer: invitation,
  }),
  invitations: get('/v1/user/organization/invite', {
    who: 'user',
    summary: 'Invitations that still hold',
    query: ofOrganization,
    answer: page(openInvitation),
  }),
  revokeInvitation: del('/v1/user/organization/invite', {
    who: 'user',
    summary: 'End an invitation',
    query: z.object({ id: z.string() }),
    answer: changed,
  }),
  preview: get('/v1/user/organization/join', {
    who: 'bearer',
    summary: 'Whose invitation a link is',
    query: z.object({ token: z.string().min(1).max(200) }),
    answer: joinPreview,
  }),
  join: post('/v1/user/organization/join', {
    who: 'user',
    summary: 'Accept an invitation',
    body: joinInput,
    answer: membership,
  }),
  changeMember: put('/v1/user/organization/member', {
    who: 'user',
    summary:
      'Make a member administrator or not, approve (4) or refuse (5) a request, let a member read what was before',
    body: memberInput,
    answer: z.looseObject({ user_id: z.string() }),
  }),
  removeMember: del('/v1/user/organization/member', {
    who: 'user',
    summary: 'Take a member out; without user_id the session user leaves',
    query: texts('user_id').extend(ofOrganization.shape),
    answer: changed,
  }),
  offer: post('/v1/user/organization/transfer', {
    who: 'user',
    summary: 'Offer an organisation to another member; it changes hands once the member accepts',
    body: transferInput,
    answer: ofOrganization.extend({ user_id: z.string() }),
  }),
  answerOffer: put('/v1/user/organization/transfer', {
    who: 'user',
    summary: 'Accept or refuse an organisation that is offered to the session user',
    body: transferAnswer,
    answer: ofOrganization.extend({ accepted: z.boolean() }),
  }),
  withdrawOffer: del('/v1/user/organization/transfer', {
    who: 'user',
    summary: 'Take back an offer that was not answered',
    query: ofOrganization,
    answer: changed,
  }),
});
