-- Where tables live: only workers that share a database need to know. A file has one worker.
SELECT 1
