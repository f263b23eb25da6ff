import { catalog } from '../../db/contract/words/catalog.ts';
import { clinic } from '../../db/contract/words/clinic.ts';
import { cockpit } from '../../db/contract/words/cockpit.ts';
import { demands } from '../../db/contract/words/demands.ts';
import { experts } from '../../db/contract/words/experts.ts';
import { frame } from '../../db/contract/words/frame.ts';
import { frontDoor } from '../../db/contract/words/front-door.ts';
import { halls } from '../../db/contract/words/halls.ts';
import { home } from '../../db/contract/words/home.ts';
import { homeLists } from '../../db/contract/words/home-lists.ts';
import { meetings } from '../../db/contract/words/meetings.ts';
import { news } from '../../db/contract/words/news.ts';
import { organizations } from '../../db/contract/words/organizations.ts';
import { parks } from '../../db/contract/words/parks.ts';
import { platform } from '../../db/contract/words/platform.ts';
import { products } from '../../db/contract/words/products.ts';
import { programme } from '../../db/contract/words/programme.ts';
import { projects } from '../../db/contract/words/projects.ts';
import { results } from '../../db/contract/words/results.ts';
import { videos } from '../../db/contract/words/videos.ts';
import { defineText } from '../../db/contract/words.ts';

/** Texts of the first view and of the head: those of the pages, and what no screen says. */
export const WORDS = defineText({
  platform,
  ...frame,
  front: { ...home, ...homeLists },
  catalog,
  clinic,
  cockpit,
  results,
  demands,
  organizations,
  products,
  projects,
  meetings,
  news,
  frontDoor,
  halls,
  videos,
  experts,
  parks,
  programme,
  failure: {
    title: ['服务器异常，请稍后重试！', 'Server exception, please try again later!'],
    hint: [
      '我们已经记录了这次故障。若需要帮助，请提供下面的编号。',
      'The failure was written down. If you need help, please give this number.',
    ],
    request: ['请求编号', 'Request'],
    home: ['返回首页', 'To the home page'],
  },
  push: { title: ['推送内容', 'Pushed items'], loading: ['正在加载…', 'Loading…'] },
});
