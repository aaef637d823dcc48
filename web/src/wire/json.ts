// JSON whose type the compiler cannot see.

/** JSON that Python wrote (web/generate.py, or a message of the server), as the type that it has there. */
export const fromJson = <T>(json: unknown): T => json as T;
