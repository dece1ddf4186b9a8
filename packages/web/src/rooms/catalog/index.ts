// A definition, read over another page.
export { ServiceDialog } from './catalog.parts.ts';
export {
  procedureDefinitionSource,
  serviceDefinitionSource,
  taskDefinitionSource,
} from './definition-sources.ts';
