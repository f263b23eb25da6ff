import { contactCalls } from '../../../../db/contract/calls/contacts.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { serve } from '../../../platform/serve.ts';
import { revealContact } from './reveal.ts';

/** Contacts of publishers (core§2 "contact block"). */
export const contactRoutes = createRouter();

serve(contactRoutes, contactCalls.reveal, ({ db, env, userId, body }) => revealContact(db, env, userId, body));
