export { CATALOGS, detailAddress, listAddress } from './address';
export { CatalogCard, type CatalogCardProps, MarkChip } from './CatalogCard';
export { DetailPage, type DetailPageProps } from './DetailPage';
export type { Fact } from './FactTable';
export { Highlight, splitAtWords } from './Highlight';
export { ListPage, type ListPageProps } from './ListPage';
export { NewTabNote } from './NewTabNote';
export { SearchBar } from './SearchBar';
export { DemandTile, ResultTile } from './tiles';
export type {
  CatalogKind,
  CatalogPage,
  DemandCard,
  DemandDetail,
  DetailBase,
  Facet,
  Facets,
  PublicContact,
  PublicFile,
  PublicOrg,
  ResultCard,
  ResultDetail,
  ScopeName,
} from './types';
export { type ListWords, useEnumNames, useScopeNames } from './words';
