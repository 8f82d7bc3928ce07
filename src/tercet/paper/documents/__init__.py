"""What each document says: a maker for each, which gets the job and gives the data of its template."""
