/** The records that pickers, pills and filters of several rooms choose from. */
export {
  clientSource,
  dictionarySource,
  peopleSource,
  provinceSource,
  sourceOf,
} from '../../kit/fields/pickers/record-sources.ts';
