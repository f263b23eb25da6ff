const NOT_OF_TAGS = new Set(['as', 'ownerState', 'sx', 'theme']);

/** Stands in for emotion's list of all properties that tags know: what MUI hands to its own tags is told by these names. */
export default (name: string): boolean => !NOT_OF_TAGS.has(name);
