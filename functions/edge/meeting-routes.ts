import { meetingCalls } from '../../db/contract/calls/meetings.ts';
import { isMeetingType, MEETING, MEETING_LIST } from '../../db/contract/meetings.ts';
import { meetingDetailed, meetingsListed } from '../modules/meetings/public.ts';
import { page } from './document.ts';
import { meetingListPage, meetingPage, meetingsOf } from './meeting-pages.ts';
import { askedPage, edgeRoutes, gone, itemRoutes, NAMED, SHARED, TILES } from './router.ts';
import type { Visit } from './view.ts';

/** Mounts the first views of the lists of meetings and of each of them (core§2). */
export function meetingPages(): void {
  for (const address of [MEETING_LIST, `${MEETING_LIST}/:type`]) {
    edgeRoutes.get(address, (c) => {
      const type = c.req.param('type') ?? '';
      const asked = Object.keys(meetingCalls.list.query.shape)
        .map((name): [string, string] => [name, c.req.query(name)?.trim() ?? ''])
        .filter(([name, value]) => value && !name.startsWith('page') && name !== 'type');
      const params: Record<string, string> = {
        ...Object.fromEntries(asked),
        ...(type && { type }),
        pageIndex: String(askedPage(c)),
        pageSize: TILES,
      };
      const view = async (visit: Visit) =>
        type === '' || isMeetingType(type)
          ? meetingListPage(visit, type, await meetingsListed(c.get('db'), params), params)
          : gone(visit, meetingsOf(visit), MEETING_LIST, type);
      return page(c, `meetings ${JSON.stringify(params)}`, view, SHARED);
    });
  }

  itemRoutes(MEETING, NAMED, meetingsOf, async (c, visit, id) =>
    meetingPage(visit, await meetingDetailed(c.get('db'), await c.get('caller')(), id)),
  );
}
