import type { SignDrawing } from '#domain/signs/drawing.ts';
import type { Marking, Sign } from '#domain/signs/sign.ts';
/** Every sign of the content, in the order of the file. */
export declare function readSigns(): Sign[];
/** Every road marking, light and signal of the content. */
export declare function readMarkings(): Marking[];
/** The drawings of one category, or of the road markings and signals (`markings`), by sign id. */
export declare function readDrawings(category: string): Record<string, SignDrawing>;
/** The categories that have a file of drawings. */
export declare function drawnCategories(): string[];
/** Every drawing of the content by id. */
export declare function readAllDrawings(): Map<string, SignDrawing>;
