import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import { PARK_TEXTS, parkOf } from '../../../db/contract/parks';
import { smallPicture } from '../../../db/contract/pictures';
import type { RowAsked } from '../../../db/contract/tables';
import { Gallery } from '../../domain/catalog/Gallery';
import { usePlaceName } from '../../domain/catalog/places';
import { ShareActions } from '../../domain/catalog/ShareActions';
import { type AskedItem, askedRow, type DialogView } from '../../domain/catalog/view';
import { LaterTalk } from '../../domain/comments/LaterTalk';
import FavouriteButton from '../../domain/favourites/FavouriteButton';
import { NotShownNote } from '../../domain/publishing/NotShownNote';
import catalog from '../../i18n/catalog';
import words from '../../i18n/parks';
import { useRows } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { DetailLayout, FactList } from '../../kit/layout/DetailLayout';
import { FileList, shownFile } from '../../kit/layout/FileList';
import { formatDay } from '../../kit/layout/format';
import { RichText } from '../../kit/layout/RichText';
import { Section } from '../../kit/layout/Section';
import type { DealWindowProps } from './DealWindow';

const DealWindow = lazy(() => import('./DealWindow'));

const WINDOWS = ['investment', 'activity', 'intention'] as const;
type Window = (typeof WINDOWS)[number];

type DealBlockProps = Pick<DealWindowProps, 'parkId' | 'name' | 'contacts' | 'phone'>;

/** The three windows of a park (core§2): each says whom to ask, the last also leads to the form of an intention. */
function DealBlock(park: DealBlockProps) {
  const text = useText(words);
  const [open, setOpen] = useState<{ window: Window; anchor: HTMLElement } | null>(null);
  return (
    <Box className="no-print">
      <Section title={text.deal} card>
        <Box sx={{ display: 'grid', gap: 1.25 }}>
          {WINDOWS.map((window, at) => (
            <Button
              key={window}
              variant={at === 0 ? 'contained' : 'outlined'}
              aria-haspopup="dialog"
              aria-expanded={open?.window === window}
              onClick={(event) => setOpen({ window, anchor: event.currentTarget })}
            >
              {text.windows[window]}
            </Button>
          ))}
        </Box>
      </Section>
      {open ? (
        <Suspense fallback={null}>
          <DealWindow
            {...park}
            intends={open.window === 'intention'}
            anchor={open.anchor}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}

type Stored = RowAsked<ReturnType<typeof parkOf>>;
type Park = Stored & { title: string };
/** Of a park what its texts are made of. */
type ParkShown = Pick<Park, 'title' | 'cover' | 'profile_en' | 'files' | (typeof PARK_TEXTS)[number]>;

const linkLook = { color: 'brand.text', overflowWrap: 'anywhere' } as const;

/** Where the map of whoever reads finds the park. */
const mapOf = (park: Stored): string =>
  `https://uri.amap.com/search?keyword=${encodeURIComponent(park.address || park.name)}`;

function Photos({ park }: { park: ParkShown }) {
  const text = useText(words);
  const photos = park.files.filter(({ type }) => type === 'build_docs');
  if (photos.length === 0) return null;
  const images = photos.map(({ file_path }) => file_path);
  return (
    <Section title={text.photos} card>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
        }}
      >
        {photos.map(({ id, file_name, file_path }, at) => (
          <li key={id}>
            <Box
              component="button"
              type="button"
              aria-label={text.enlarge(at + 1)}
              onClick={() => void openDialog('imageViewer', { images, at, name: park.title })}
              sx={{ display: 'block', width: '100%', p: 0, border: 0, bgcolor: 'transparent', cursor: 'zoom-in' }}
            >
              <Box
                component="img"
                src={smallPicture(file_path)}
                alt={file_name.replace(/\.\w+$/, '')}
                width={320}
                height={180}
                loading="lazy"
                sx={{
                  display: 'block',
                  width: '100%',
                  height: 'auto',
                  aspectRatio: '16 / 9',
                  objectFit: 'cover',
                  borderRadius: 2,
                }}
              />
            </Box>
          </li>
        ))}
      </Box>
    </Section>
  );
}

/** What its page tells of a park at length: a preview has as much. */
export function ParkTexts({ park }: { park: ParkShown }) {
  const text = useText(words);
  const { lang } = useLang();
  const files = park.files.filter(({ type }) => type === 'enclosure');
  return (
    <>
      {park.cover ? <Gallery name={park.title} images={[park.cover]} /> : null}
      {PARK_TEXTS.map((name) => {
        const english = name === 'profile' && lang === 'en' ? park.profile_en : null;
        const html = english || park[name];
        return html ? (
          <Section key={name} title={text.texts[name]} card>
            <Box {...(!english && { lang: 'zh' })}>
              <RichText html={html} />
            </Box>
          </Section>
        ) : null;
      })}
      {files.length > 0 ? (
        <Section title={text.files} card>
          <Box lang="zh">
            <FileList files={files.map(shownFile)} />
          </Box>
        </Section>
      ) : null}
      <Photos park={park} />
    </>
  );
}

function Content({ park }: { park: Park }) {
  const text = useText(words);
  const { lang } = useLang();
  const placeName = usePlaceName([park.province, park.city, park.county]);
  const place = [park.province, park.city, park.county].map(placeName).filter(Boolean);
  return (
    <DetailLayout
      main={
        <>
          <NotShownNote {...park} />
          <ParkTexts park={park} />
        </>
      }
      aside={
        <>
          <Section title={text.facts} card>
            <FactList
              facts={[
                {
                  label: text.place,
                  value: (lang === 'en' ? place.toReversed() : place).join(lang === 'en' ? ', ' : ' '),
                },
                { label: text.address, value: park.address ? <span lang="zh">{park.address}</span> : null },
                { label: text.added, value: formatDay(park.add_time) },
              ]}
            />
            <Box
              component="a"
              className="no-print"
              href={mapOf(park)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={text.mapOf(park.title)}
              sx={{ ...linkLook, display: 'inline-block', mt: 2 }}
            >
              {text.map}
            </Box>
          </Section>
          <DealBlock parkId={park.yuanqu_id} name={park.title} contacts={park.contacts} phone={park.contacts_tel} />
        </>
      }
      after={<LaterTalk itemType={ITEM.park} itemId={park.yuanqu_id} />}
    />
  );
}

/** A park with its files, in one call (back-office§7). */
function usePark(id: string): AskedItem<Park> {
  const { lang } = useLang();
  const query = useRows(['parks', 'detail'], parkOf(id), { silent: true });
  return askedRow(query, (row): Park => {
    const title = pickName(lang, row.name, row.name_en);
    return { ...row, title, name: title };
  });
}

function Actions({ park }: { park: Park }) {
  return (
    <>
      <FavouriteButton itemType={ITEM.park} itemId={park.yuanqu_id} />
      <ShareActions
        title={park.title}
        cover={park.cover}
        path={itemPage(ITEM.park, park.yuanqu_id, park.title)}
        shortPath={itemPage(ITEM.park, park.yuanqu_id)}
        lines={[park.address ?? '']}
      />
    </>
  );
}

/** What the page and the dialog of a park show. */
export function useParkView(): DialogView<Park> {
  const text = useText(words);
  const common = useText(catalog);
  return {
    list: { label: text.title, to: '/park' },
    title: text.noun,
    useItem: usePark,
    lead: (park) => formatDay(park.add_time),
    actions: (park) => <Actions park={park} />,
    content: (park) => <Content park={park} />,
    address: (id, name) => itemPage(ITEM.park, id, name),
    width: 1200,
    gone: { title: text.title, text: common.goneHint, back: common.backToList },
  };
}
