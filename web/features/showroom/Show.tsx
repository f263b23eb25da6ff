import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Exhibit, HallDetail } from '../../../db/contract/halls';
import { itemPage } from '../../../db/contract/items';
import { DetailPage } from '../../domain/catalog/DetailPage';
import { FilmPlayer } from '../../domain/catalog/FilmPlayer';
import { type AskedItem, askedItem } from '../../domain/catalog/view';
import catalog from '../../i18n/catalog';
import words from '../../i18n/halls';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useNamed, useText } from '../../kit/i18n';
import { useFileAddress } from '../../kit/layout/fileHost';
import { InfoCard } from '../../kit/layout/InfoCard';
import { RareNote } from '../../kit/layout/RareNote';
import { Section } from '../../kit/layout/Section';
import { TagChip } from '../../kit/layout/StateChip';
import { EmptyState } from '../../kit/layout/States';
import { Tiles } from '../../kit/layout/Tiles';
import { SHOWROOM } from './address';
import { Panorama } from './Panorama';
import { Tour } from './Tour';

type Item = Omit<HallDetail, 'name'> & { name: string };

function useItem(id: string): AskedItem<Item> {
  const { lang } = useLang();
  const asked = askedItem(useApiQuery(['halls', 'detail'], '/v1/hall/detail', { id }, { silent: true }));
  const { item } = asked;
  return { ...asked, item: item && { ...item, name: pickName(lang, item.name, item.name_en) } };
}

function ExhibitTile({ exhibit, scopes }: { exhibit: Exhibit; scopes: Item['scope'] }) {
  const text = useText(words);
  const { lang } = useLang();
  return (
    <InfoCard
      {...useNamed()(exhibit)}
      to={itemPage(exhibit.item_type, exhibit.item_id, exhibit.name)}
      image={exhibit.cover}
      media
      scopes={scopes}
      eyebrow={pickName(lang, exhibit.org_name, exhibit.org_name_en) || undefined}
      text={pickName(lang, exhibit.note || exhibit.summary, exhibit.note_en || exhibit.summary_en)}
      chips={<TagChip label={text.kinds[exhibit.item_type] ?? ''} />}
    />
  );
}

function Content({ item }: { item: Item }) {
  const text = useText(words);
  const addressOf = useFileAddress();
  const [touring, setTouring] = useState(false);
  return (
    <>
      {item.shown ? null : (
        <Box sx={{ mb: 2 }}>
          <RareNote>{text.notShown}</RareNote>
        </Box>
      )}
      {item.exhibits.length > 0 && !touring ? (
        <Button variant="contained" size="large" sx={{ mb: 4 }} onClick={() => setTouring(true)}>
          {text.startTour}
        </Button>
      ) : null}
      {touring ? <Tour exhibits={item.exhibits} scopes={item.scope} onLeave={() => setTouring(false)} /> : null}
      {item.panorama ? (
        <Section title={text.panorama}>
          <Panorama url={addressOf(item.panorama)} name={item.name} />
        </Section>
      ) : null}
      {item.video ? (
        <Section title={text.video}>
          <FilmPlayer
            id={`hall-${item.id}`}
            url={addressOf(item.video)}
            name={item.name}
            captions={item.captions}
            captions_en={item.captions_en}
          />
        </Section>
      ) : null}
      <Section title={text.exhibits}>
        {item.exhibits.length > 0 ? (
          <Tiles
            label={text.exhibits}
            rows={item.exhibits}
            idOf={({ id }) => id}
            tile={(exhibit) => <ExhibitTile exhibit={exhibit} scopes={item.scope} />}
            min={280}
          />
        ) : (
          <EmptyState title={text.noExhibits} hint={text.noExhibitsHint} />
        )}
      </Section>
    </>
  );
}

/** A hall of the showroom. */
export default function HallShow() {
  const text = useText(words);
  const common = useText(catalog);
  const { lang } = useLang();
  return (
    <DetailPage
      view={{
        list: { label: text.title, to: SHOWROOM },
        title: text.hall,
        useItem,
        lead: (item: Item) => pickName(lang, item.summary, item.summary_en),
        content: (item: Item) => <Content key={item.id} item={item} />,
        gone: { title: text.title, text: common.goneHint, back: common.backToList },
      }}
    />
  );
}
